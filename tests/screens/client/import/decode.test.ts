import { expect, test } from 'vitest'
import { decode } from '../../../../src/screens/client/import/decode'

const codePages = ['windows-1250', 'windows-1252'] as const

/** As Windows writes it in a code page: the byte of each character. */
function written(text: string, page: (typeof codePages)[number]): ArrayBuffer {
  const all = Array.from({ length: 256 }, (_, byte) => byte)
  const table = new TextDecoder(page).decode(Uint8Array.from(all))
  return Uint8Array.from([...text].map((c) => table.indexOf(c))).buffer
}

test.each([
  ['windows-1250', 'Jiří Dvořák, Černý, Květa Růžičková'],
  ['windows-1250', 'Paweł Żak, Grażyna, Łukasz'],
  ['windows-1250', 'Erdős Pál, Kő Tünde'],
  ['windows-1252', 'Jürg Müller, Großmann'],
  ['windows-1252', 'Hélène, François, Noël, où'],
  ['windows-1252', 'Søren Kjær, Åse Ødegård'],
  ['windows-1252', 'João Magalhães, Simões, São'],
  ['windows-1252', 'Muñoz, Íñigo, ¿quién?'],
  ['windows-1252', 'Niccolò, perché, città, 5 m³'],
] as const)('%s: %s', (page, text) => {
  const { text: read, encoding } = decode(written(text, page))
  expect([read, encoding.toLowerCase()]).toEqual([text, page])
})
