import type { DemoContact } from './types.ts'

export const contactsOfEurope: readonly DemoContact[] = [
  person('en', 'Tom Hargreaves', 'tom.hargreaves@example.com', '+447700900318', { city: 'Leeds' }),
  person('en', 'Priya Raman', 'priya.raman@example.org', '+447700900412', { city: 'Bristol' }),
  person('en', 'Declan Byrne', 'declan.byrne@example.net', '+353209123456', { city: 'Cork' }),
  person('en', 'Margaret Ellis', 'margaret.ellis@example.com', null, { city: 'Whitby', prefers: 'telephone' }),
  person('en', 'Chidi Nwosu', 'chidi.nwosu@example.org', '+442079460931', { city: 'London' }),
  person('en', 'Siobhán Kelly', 'siobhan.kelly@example.org', '+353209187654', { city: 'Galway' }),
  person('en', 'Ingrid Solheim', 'ingrid.solheim@example.com', null, { city: 'Bergen', newsletter: true }),
  person('en', 'Oliver Grant', 'oliver.grant@fleetworks.example', '+447700900555', {
    company: 'Fleetworks',
    job: 'Head of Facilities',
    employees: 210,
  }),
  person('en', 'Ruth Amoah', 'ruth.amoah@stbrigids.example', '+442079460377', {
    company: 'St Brigid’s Hospital',
    job: 'Transport Lead',
  }),
  person('de', 'Katharina Brandt', 'katharina.brandt@example.com', '+493023125088', { city: 'Potsdam' }),
  person('de', 'Dr. Hans-Peter Schöller', 'hp.schoeller@example.org', null, { city: 'Wiesbaden', title: 'Dr.' }),
  person('de', 'Miriam Stadler', 'miriam.stadler@stadtkurier.example', '+493023125640', {
    company: 'Stadtkurier Leipzig',
    plan: 'fleet',
    employees: 45,
  }),
  person('de', 'Yusuf Aksoy', 'yusuf.aksoy@example.net', null, { city: 'Kiel', applicant: true }),
  person('de', 'Anneliese Huber', 'anneliese.huber@example.org', null, { city: 'Rosenheim', pays_by: 'invoice' }),
  person('de', 'Florian Gerber', 'florian.gerber@example.com', '+493023125904', { height_cm: 196 }),
  person('fr', 'Mathieu Gauthier', 'mathieu.gauthier@example.com', '+33639980077', { city: 'Bordeaux' }),
  person('fr', 'Fatou Diallo', 'fatou.diallo@example.org', '+33639982350', { city: 'Toulouse' }),
  person('fr', 'Élodie Rousseau', 'elodie.rousseau@velo-bureau.example', '+33639985512', {
    company: 'Vélo Bureau',
    job: 'Responsable RH',
    employees: 180,
  }),
  person('fr', 'Jean-Baptiste Morel', 'jb.morel@example.net', null, { city: 'Rennes', applicant: true }),
  person('es', 'Diego Salazar', 'diego.salazar@example.com', null, { city: 'Málaga' }),
  person('es', 'Marta Iglesias', 'marta.iglesias@example.org', null, { city: 'A Coruña', newsletter: true }),
  person('es', 'Joaquín Herrera', 'joaquin.herrera@rutaverde.example', null, {
    company: 'Ruta Verde Cádiz',
    plan: 'rental',
    bikes: 18,
  }),
  person('pt', 'Beatriz Carvalho', 'beatriz.carvalho@example.org', null, { city: 'Coimbra', pays_by: 'invoice' }),
  person('it', 'Lorenzo Ricci', 'lorenzo.ricci@example.com', null, { city: 'Torino' }),
  person('it', 'Chiara Esposito', 'chiara.esposito@example.net', null, { city: 'Napoli', dog: true }),
  person('nl', 'Bram Jansen', 'bram.jansen@example.com', null, { city: 'Leiden', frame: 'LQ7M40821' }),
  person('nl', 'Femke Bakker', 'femke.bakker@example.org', null, { city: 'Groningen' }),
  person('pl', 'Agnieszka Nowicka', 'agnieszka.nowicka@example.com', null, { city: 'Poznań', pays_by: 'invoice' }),
  person('pl', 'Marek Dąbrowski', 'marek.dabrowski@example.org', null, { city: 'Lublin' }),
  person('sv', 'Johan Ekström', 'johan.ekstrom@example.com', '+46701740623', { city: 'Ystad' }),
  person('sv', 'Sara Nyberg', 'sara.nyberg@example.org', '+46701740651', { city: 'Malmö', newsletter: true }),
  person('uk', 'Олена Шевчук', 'olena.shevchuk@example.org', '+46701740688', { city: 'Lund' }),
]

function person(
  language: string,
  name: string,
  email: string,
  phone_number: string | null,
  custom_attributes: DemoContact['custom_attributes'],
): DemoContact {
  return { name, email, phone_number, identifier: null, custom_attributes, language }
}
