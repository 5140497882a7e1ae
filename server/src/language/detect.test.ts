import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { detectText } from './detect.ts'

describe('the language of a few words', () => {
  const cases: Record<string, string[]> = {
    en: ['Hello', 'yes', 'Hello yes', 'Hello\nYes please', 'ok thanks', 'Where is my order?', 'hello there'],
    de: ['Guten Tag', 'Danke, moin', 'Bestellung stornieren', 'vielen Dank'],
    it: ['Buongiorno', 'Ciao, grazie', 'Dove si trova il mio pacco?'],
    es: ['Hola buenas', 'gracias', '¿Dónde está mi pedido?'],
    fr: ['Bonjour', 'oui merci', 'Où est ma commande ?'],
    und: ['ok', '42', 'si', 'hallo', 'xqz'],
  }
  for (const [language, texts] of Object.entries(cases))
    it(`is ${language} where it is, and unknown where several have them`, () => {
      assert.deepEqual(
        texts.map((text) => [text, detectText(text)]),
        texts.map((text) => [text, language]),
      )
    })
})
