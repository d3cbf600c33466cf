// What a letter is named by where it comes back (reach.md 5).
import { expect, test } from 'vitest'
import { createLetterIds } from '../../../src/server/mail/letterIds'

const id = '01J00000000000000000000000'
const ids = createLetterIds(Buffer.from('a key of this installation'))
const named = ids.of(id)

test.each([
  ['its name', named],
  ['its Message-ID', `<${named}@studio.example>`],
  ['a Message-ID with room around it', ` <${named}@studio.example> `],
])('%s names a letter', (_, told) => {
  expect(ids.read(told)).toBe(id)
})

test.each([
  ['the id alone', id],
  ['nothing', ''],
  ['the name of another installation', createLetterIds(Buffer.from('another')).of(id)],
  ['another id with its signature', named.replace(id, '01J00000000000000000000001')],
])('%s names none', (_, told) => {
  expect(ids.read(told)).toBeUndefined()
})
