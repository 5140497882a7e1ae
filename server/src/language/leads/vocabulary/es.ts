import type { Vocabulary } from './kinds.ts'

export const es: Vocabulary = {
  ask: `cuánto cuesta | cuánto cuestan | cuánto costaría | cuánto vale | cuánto sale | qué precio | cuál es el precio | cuáles son los precios | lista de precios | tarifas | cotización | cotizar | cotizarme | una demo | una demostración | demo gratuita | prueba gratuita | prueba gratis | periodo de prueba | por usuario | por licencia | descuento por volumen | firmar el contrato | firmar un contrato | queremos comprar | quiero comprar | queremos contratar | quiero contratar | hacer un pedido | quisiera comprar | nos gustaría comprar | ver una demo | qué vale | a cuánto sale | pricing para | costaría | me costaría | cuánto sería | cuánto es | cuánto me sale | licitación | precio para | precio de | qué costaría | qué saldría | vuestra/su/una propuesta | a la espera de ~ propuesta | versión de prueba | precio aproximado | precios aproximados | a la espera de su/vuestro/tu presupuesto/precio/oferta | tomar medidas | plan básico/profesional/premium/anual/mensual | financiación`,
  topic:
    'precio | precios | coste | costes | costo | costos | tarifa | demo | demostración | prueba | contrato | oferta | propuesta | descuento | licencia | licencias | plan | planes | pruebas | demos | valor | cuota | catálogo | presupuesto sin compromiso | plazo de entrega | plazos | probar | probarlo | probarla | financiar',
  want: 'pueden | podrían | podría | puede | podéis | me gustaría | nos gustaría | quisiera | quisiéramos | quiero | queremos | necesito | necesitamos | busco | buscamos | estamos buscando | interesado | interesada | interesados | interesa | por favor | envíen* | enviar* | enviarme | enviarnos | mandar* | evaluando | pasarme | pasarnos | hacerme | hacernos | solicito | solicitar | me pasas | me pasan | podemos ver | me gustaria | nos interesa',
  trouble:
    'reembolso | devolución | devolver | cobrado | cobraron | me cobraron | cargo duplicado | cancelar | cancelación | queja | reclamo | reclamación | precio equivocado | subida de precio | aumento de precio | roto | rota | pagué | ya pagamos | mi factura | última factura | vergüenza | estafa | avería | error | corregir | equivocada | equivocado | tercera vez | otra vez | se para | devuelvo | en vez de | devolverme | arañado | arañada | rayado | rayada | golpeado | golpeada | chirría | pierde agua | atascado | atascada | defectuoso | defectuosa | dos recibos | dos veces | rajado | rajada | hace un ruido | debía haber llegado | tendría que haber llegado | debería haber llegado | sigue sin | todavía no ha llegado | no se oye',
  negator: 'no | ningún | ninguna | ninguno | sin | nunca | jamás | tampoco | ni | no hace falta | sin necesidad',
  negator_after: '',
  lifts:
    'sé | sabemos | saber | recibido | recibí | encuentro | encontrado | visto | dude | duden | solo | por qué no | problema | seguro',
  sarcasm:
    'sí claro | ya claro | ah claro | claro como | qué generosos | qué bien eh | qué maravilla de | ni en sueños | vaya ganga | la ganga del siglo | menudo chiste | lo que faltaba | lo que nos faltaba | si tuviera un millón | un millón de dólares por',
  budget: 'budget | presupuestado | partida | fondos',
  budget_or_quote: 'presupuesto | presupuestos',
  spend:
    'gastar | invertir | hasta | menos de | máximo | como mucho | no más de | alrededor de | unos | aproximadamente | dispuestos a pagar | aprobado | asignado | presupuestado | tope | límite | disponemos de | concedido | destinado | reservado | dispongo de | más iva | iva incluido | iva aparte',
  own: 'tenemos | tengo | contamos con | cuento con | disponemos | nuestro presupuesto | mi presupuesto | aprobado | asignado | reservado | presupuesto es | presupuesto de unos',
  seats:
    'usuarios | usuarias | licencias | puestos | empleados | empleadas | trabajadores | colaboradores | personas | agentes | cuentas | compañeros | asientos | accesos | comerciales | repartidores | bicicletas | operadores | asesores | vendedores | sillas | profesores | recepcionistas | de nosotros | mecánicos | mesas | escritorios | máquinas | tabletas | vehículos | furgonetas | camas | ordenadores | portátiles | bicis | equipos | unidades | piezas | puertas | ventanas | alumnos | para empezar | de momento | habitaciones',
  team: 'equipo de | somos | somos unos | empresa de | plantilla de | una flota de',
  deadline:
    'antes | hasta | para | a partir | desde | empezar | comenzar | arrancar | implantar | implementar | lanzar | lanzamiento | fecha límite | plazo | entrega* | decidir | decisión | comprar | necesitamos | poner en marcha | a más tardar | contratar | fin de | termina | vence | mudanza | mudamos | abrimos | apertura | empezamos | inauguramos',
  urgent:
    'urgente | urge | cuanto antes | lo antes posible | inmediatamente | de inmediato | ya mismo | a la mayor brevedad',
  first_person: 'soy | como | trabajo como | en calidad de | yo soy',
  title:
    'director | directora | gerente | dueño | dueña | propietario | propietaria | fundador | fundadora | cofundador* | presidente | presidenta | jefe | jefa | responsable | socio | socia | encargado | encargada | ceo | comprador | compradora',
  decider:
    'yo decido | decido yo | la decisión es mía | yo firmo | tomo la decisión | tomo yo la decisión | yo apruebo',
  not_decider:
    'decide mi jefe | decide mi jefa | lo decide mi | mi jefe decide | no decido yo | consultarlo con mi jefe | preguntar a mi jefe | no depende de mí | yo no decido | quien decide es mi | mi jefe/jefa/socio/socia firma/decide/aprueba | la decisión la toma',
  company:
    'nuestra empresa | mi empresa | nuestra compañía | nuestra agencia | nuestra tienda | mi negocio | nuestro negocio | nuestra clínica | nuestro despacho | nuestra pyme | trabajo en | trabajo para | somos una empresa | somos una | somos un taller | nuestro taller | gerente de un/una | dueño/dueña de un/una | director/directora de un/una | nuestro hotel | nuestro restaurante | nuestro colegio | nuestra oficina | nuestro equipo',
  rival:
    'competencia | competidor* | otro proveedor | otros proveedores | usamos actualmente | actualmente usamos | actualmente utilizamos | utilizamos ahora | cambiar de | migrar desde | en comparación con | comparado con | alternativa a | estamos comparando | comparando | usamos ahora | ahora usamos | ahora mismo usamos | trabajamos con | queremos cambiar | dejar | actualmente con | estamos con | trabajamos actualmente con | actualmente trabajamos con | ahora estamos con | nuestro proveedor/sistema/programa actual',
  support_question: `mi pedido | nuestro pedido | mi cuenta | nuestra cuenta | mi suscripción | no funciona | no me funciona | dejó de funcionar | no puedo entrar | mensaje de error | reembolso | mi factura | nuestra factura | número de seguimiento | no ha llegado | no llegó | no me ha llegado | no he recibido | compré | hice un pedido | roto | rota | avería | repuesto | recambio | devolución | sin poder entrar | no puedo iniciar | no puedo acceder | no anda | no carga | no sirve | me cobraron dos veces | olvidé mi contraseña | mi/nuestra paquete/compra/envío | hice una compra | sin llegar | dónde está mi | mi última factura/compra | me devuelvan/devuelvan el | devuélvanme | se cuelga | se congela | cancelar mi/nuestra/nuestro suscripción/contrato/cuenta | habéis mandado | habéis enviado | han mandado | han enviado el/la/un/una | me mandaron | me enviaron el/la/un/una | la pedí | lo pedí | los pedí | las pedí | no enciende | no arranca | se para | se apaga | deja de funcionar | ha dejado de | os compré | les compré | comprado/comprada en su/vuestra | en garantía | tercera vez que | cómo hago para cambiar* | nadie me da | llegó roto/rota/mal/dañado/dañada | en vez de | devolverme | arañado | arañada | rayado | rayada | golpeado | golpeada | chirría | pierde agua | atascado | atascada | defectuoso | defectuosa | dos recibos | dos veces | rajado | rajada | hace un ruido | debía haber llegado | tendría que haber llegado | debería haber llegado | sigue sin | todavía no ha llegado | no se oye`,
  job_seeker:
    'currículum | curriculum | mi cv | vacante | vacantes | oferta de empleo | ofertas de empleo | oferta de trabajo | postular* | candidatura | busco trabajo | busco empleo | bolsa de trabajo | prácticas en | hacer prácticas | trabajar con ustedes | contratando personal | buscando trabajo | buscando empleo | les adjunto mi | adjunto mi cv | necesitan personal/gente | están contratando | buscan personal | necesitáis/necesitan/buscáis/buscan a alguien',
  vendor:
    'ofrecemos nuestros servicios | le ofrecemos | les ofrecemos | posicionamiento web | posicionamiento seo | enlaces entrantes | backlink* | aumentar su tráfico | más visitas a su | propuesta de colaboración | generación de leads | artículo patrocinado | somos proveedores | ofrecemos servicios | empresas como la suya | puedo enviarle una | puedo enviarle nuestra | ofrecerle nuestros servicios | ofrecerles nuestros servicios | nuestra agencia ofrece | solicite su cotización | solicite su | nuestros paquetes | usted ha ganado | ha sido seleccionado | somos fabricantes | fabricamos | presentarles nuestro/nuestra/nuestros/nuestras | presentarle nuestro/nuestra/nuestros/nuestras | presentar nuestros/nuestro/nuestra servicios/catálogo/empresa | quién lleva ~ en su empresa | quién se encarga ~ en su/vuestra | aumentar sus ventas',
  student:
    'soy estudiante | estudiante de | mi tesis | trabajo de fin de grado | trabajo fin de grado | tfg | tfm | proyecto universitario | proyecto escolar | trabajo de la universidad | para mis estudios | trabajo de clase | para mi tesis | para mi tfg | para mi universidad | para una exposición | para mi clase | escribiendo la/mi tesis | trabajo de fin de | trabajo fin de | fin de máster | fin de carrera | soy alumno/alumna',
  unsubscribe:
    'darme de baja | dar de baja | denme de baja | darse de baja | cancelar mi suscripción al boletín | no me escriban | no me envíen | dejen de enviar* | dejen de escribir* | no quiero recibir | no más correos | borren mis datos | eliminen mis datos | déjenme en paz | quítenme | no me contacten | no nos contacten | dejen de llamar* | no me llamen | de su/la lista de correo | sáquenme',
  refusal:
    'no me interesa | no nos interesa | no estoy interesado | no estoy interesada | no estamos interesados | ya no estamos interesados | elegimos otro | hemos elegido a otro | ya no lo necesitamos | ya no necesitamos | no gracias | nos quedamos con otro | ya tenemos proveedor | hemos decidido no | decidimos no | nos quedamos con | seguimos con nuestro* | vamos a seguir con | elegimos otra | otra solución | hemos elegido otra | hemos decidido ir con | nos decantamos por otro/otra | nos hemos decantado por | optado por otro/otra | lo dejamos | hacerlo internamente | hacerlo nosotros | resolverlo internamente',
  abuse:
    'idiota* | imbécil* | estúpidos | hijos de puta | hijo de puta | gilipollas | cabrones | cabrón | mierda | váyanse a la | vete a la | sinvergüenzas | ladrones de | estafadores | ladrones',
  unreal: 'si tuviéramos | si tuviera presupuesto | si tuviese | si tuviésemos | ojalá tuviéramos',
  third_party:
    'la empresa de mi | la empresa de un | la compañía de mi | un amigo mío | una amiga mía | mi cuñado | mi vecino | mi vecina | mi hermano | mi primo | mi tío | un cliente nuestro | uno de nuestros clientes | otra empresa | otras empresas | mi/un/una amigo/amiga/vecino/vecina/hermano/hermana/primo/prima/cuñado/cuñada/tío/tía/padre/madre/marido/mujer/esposa/hijo/hija/colega | de mi/un/una amigo/amiga/vecino/cuñado/hermano/primo',
  they: 'ellos | ellas | él | ella | su | sus',
  own_subject:
    'nosotros | nuestro | nuestra | nuestros | nos | necesitamos | queremos | somos | tenemos | yo necesito | busco | quiero | necesito | me gustaría | quisiera',
  auto_reply: 'respuesta automática | fuera de la oficina | estoy de vacaciones | ausente de la oficina',
  support_topic: 'contraseña | iniciar sesión',
  unsubscribe_link: 'darse de baja aquí | para darse de baja',
  formerly:
    'mi antigua/anterior/última empresa/compañía | mi antiguo/anterior trabajo/empleo | trabajé en/para | dirigí un/una',
  no_money:
    'no nos lo podemos permitir | no podemos permitir* | no puedo permitir* | no tenemos dinero/fondos | demasiado caro para | fuera de nuestro presupuesto | no nos alcanza | no me alcanza | fuera de mi/nuestro presupuesto | presupuesto congelado | sin presupuesto | no hay dinero/fondos | recortes | se nos va de',
  thanks_for_message: 'gracias por su/tu mensaje/correo',
  first_person_after: 'al habla',
  support_thing:
    'cuenta | app | aplicación | factura | garantía | soy cliente | somos clientes | cliente desde | pedido',
  cannot: 'no puedo | no podemos | no consigo',
  we_are: '',
  seek: 'buscamos un/una ~ herramienta/solución/sistema/software/proveedor/chat | necesitamos un/una ~ herramienta/solución/sistema/software/chat',
  wish: 'necesito | necesitamos | necesitaría | necesitaríamos | busco | buscamos | ando buscando | estoy/estamos/andamos buscando | quiero | queremos | querría | querríamos | quería | queríamos | quisiera | quisiéramos | me/nos gustaría | me/nos hace/hacen/haría/harían falta | interesado/interesada/interesados en | me/nos interesa | me/nos interesan | en busca de',
  plan: 'gustaría | tenemos que | tengo que | debemos | hay que | vamos a | voy a | pensamos | pensando en | estamos pensando | valorando | estamos valorando | estudiando | considerando | planeando | planeamos | pretendemos | tenemos previsto | puedo | podemos',
  acquire:
    'comprar | la compra | adquirir | renovar | sustituir | reemplazar | encargar | alquilar | contratar | equipar | amueblar | cambiar de | cambiarnos | pasarnos a | implantar | instalar | incorporar | hacernos con | comprarme | comprarnos | ampliar',
  runs: 'regento | dirijo | soy dueño de | monté | he abierto | abrí | tengo un/una',
  org: 'panadería | restaurante | cafetería | bar | clínica | consulta | despacho | agencia | hotel | gimnasio | taller | estudio | tienda | negocio | empresa | pyme | startup | colegio | academia | peluquería | bodega | finca | fábrica | farmacia | guardería | almacén | imprenta | asesoría | gestoría | ferretería | oficina | constructora | floristería | inmobiliaria | museo | biblioteca | ayuntamiento | hospital | instituto | universidad | bodegas | asociación',
  pays: 'gastar | gastarme | gastarnos | pagar | invertir | gasto | pasar de | pasarme de | llegar a',
  we_run: 'somos un/una | tenemos un/una | llevamos un/una | llevo un/una | regento',
}
