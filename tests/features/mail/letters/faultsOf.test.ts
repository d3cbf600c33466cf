import { expect, test } from 'vitest'
import type { LetterBlock, LetterDoc } from '../../../../generated/facts/features/mail'
import { faultsOf, usedIn, type LetterVariables } from '../../../../src/features/mail/letters'

const variables: LetterVariables = {
  name: { kind: 'text' },
  link: { kind: 'link', isNeeded: true },
}
const mailing: LetterVariables = { ...variables, stopUrl: { kind: 'link', isNeeded: true } }

const open: LetterBlock = { id: 'open', kind: 'button', label: 'Open', url: '{{link}}' }
const stop: LetterBlock = {
  id: 'stop',
  kind: 'footer',
  runs: [{ text: 'No more letters', url: '{{stopUrl}}' }],
}
const docOf = (...blocks: readonly LetterBlock[]): LetterDoc => ({
  subject: 'Hello',
  blocks: [...blocks],
})

test.each<[string, LetterDoc, LetterVariables, object[]]>([
  ['says all that it must', docOf(open), variables, []],
  ['can be stopped in its footer', docOf(open, stop), mailing, []],
  ['has no subject', { ...docOf(open), subject: ' ' }, variables, [{ code: 'subjectEmpty' }]],
  [
    'names an unknown variable in its subject',
    { ...docOf(open), subject: 'Hello {{nobody}}' },
    variables,
    [{ code: 'variableUnknown', name: 'nobody' }],
  ],
  [
    'names one in a block, twice',
    docOf(open, { id: 'a', kind: 'text', runs: [{ text: '{{x}} {{x}}' }] }),
    variables,
    [{ code: 'variableUnknown', name: 'x', blockId: 'a' }],
  ],
  [
    'names one in the address of a link',
    docOf(open, { id: 'a', kind: 'text', runs: [{ text: 'here', url: '{{x}}' }] }),
    variables,
    [{ code: 'variableUnknown', name: 'x', blockId: 'a' }],
  ],
  ['lacks what it is about', docOf(), variables, [{ code: 'variableMissing', name: 'link' }]],
  ['cannot be stopped', docOf(open), mailing, [{ code: 'footerMissing' }]],
  [
    'can be stopped only above its footer',
    docOf(open, { ...stop, kind: 'text' }),
    mailing,
    [{ code: 'footerMissing' }],
  ],
  [
    'has a button that leads nowhere',
    docOf(open, { id: 'a', kind: 'button', label: 'Open' }),
    variables,
    [{ code: 'linkMissing', blockId: 'a' }],
  ],
  [
    'has a picture without an address',
    docOf(open, { id: 'a', kind: 'image', label: 'A desk' }),
    variables,
    [{ code: 'linkMissing', blockId: 'a' }],
  ],
])('a letter that %s', (_, doc, known, faults) => {
  expect(faultsOf(doc, known)).toEqual(faults)
})

test('the variables of a letter are those of its subject, words, links, lists and pictures', () => {
  const doc: LetterDoc = {
    subject: '{{a}}',
    blocks: [
      { id: '1', kind: 'list', lines: [{ id: '1', runs: [{ text: '{{b}}', url: '{{c}}' }] }] },
      { id: '2', kind: 'programs', variable: 'd' },
      { id: '3', kind: 'image', label: '{{e}}', url: '{{f}}', pictureUrl: '{{ g }}' },
    ],
  }
  expect([...usedIn(doc)].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
