import { expect, test } from 'vitest'
import { outlineLines } from '../../../../src/workbench/client/menu/outline'
import { actOf, lineTyped, typedSoFar } from '../../../../src/workbench/client/menu/outlineKeys'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()
const linesWith = (...closed: string[]) =>
  outlineLines(tables.outline, {
    words: tables.words['en']!,
    visible: new Set(),
    tenant: null,
    closed: new Set(closed),
    treeLabel: (id) => id,
  })
const lines = linesWith()
const at = (id: string, among = lines) => among.findIndex((line) => line.id === id)
const audience = 'section normal/audience'
const contacts = 'entry normal/audience/audience.contacts'

test.each([
  {
    key: 'ArrowDown',
    on: audience,
    does: { kind: 'goTo', id: 'entry normal/audience/users.list' },
  },
  { key: 'ArrowUp', on: 'section normal/home', does: { kind: 'goTo', id: 'tree normal' } },
  { key: 'ArrowUp', on: 'tree normal', does: null },
  { key: 'ArrowLeft', on: contacts, does: { kind: 'goTo', id: audience } },
  { key: 'ArrowLeft', on: audience, does: { kind: 'toggle', id: audience } },
  { key: 'ArrowLeft', on: 'tree normal', does: { kind: 'toggle', id: 'tree normal' } },
  {
    key: 'ArrowRight',
    on: audience,
    does: { kind: 'goTo', id: 'entry normal/audience/users.list' },
  },
  { key: 'ArrowRight', on: contacts, does: null },
  { key: 'Home', on: contacts, does: { kind: 'goTo', id: 'tree normal' } },
  { key: 'End', on: contacts, does: { kind: 'goTo', id: lines.at(-1)!.id } },
  { key: 'Enter', on: audience, does: { kind: 'toggle', id: audience } },
  { key: 'Enter', on: contacts, does: null },
  { key: 'Tab', on: contacts, does: null },
])('$key on $on', ({ key, on, does }) => {
  expect(actOf(key, lines, at(on))).toEqual(does)
})

test('a closed section opens to the right and goes to its tree to the left', () => {
  const closed = linesWith(audience)
  expect(at(contacts, closed)).toBe(-1)
  expect(actOf('ArrowRight', closed, at(audience, closed))).toEqual({
    kind: 'toggle',
    id: audience,
  })
  expect(actOf('ArrowLeft', closed, at(audience, closed))).toEqual({
    kind: 'goTo',
    id: 'tree normal',
  })
})

test('typed letters find the next line that begins so, going round', () => {
  expect(lineTyped('c', lines, at(audience))?.id).toBe('entry normal/audience/channels.manage')
  expect(lineTyped('cont', lines, at(audience))?.id).toBe(contacts)
  expect(lineTyped('contact l', lines, at(contacts))?.label).toBe('Contact lists')
  expect(lineTyped('hom', lines, at(contacts))?.label).toBe('Home')
  expect(lineTyped('zzz', lines, 0)).toBeUndefined()
})

test('a pause begins a new word', () => {
  const first = typedSoFar({ text: '', at: 0 }, 'c', 1000)
  expect(typedSoFar(first, 'o', 1300)).toEqual({ text: 'co', at: 1300 })
  expect(typedSoFar(first, 'o', 1701)).toEqual({ text: 'o', at: 1701 })
})
