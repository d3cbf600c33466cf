// What is said of those who edit, and by whom (reach.md 8).
import { expect, test } from 'vitest'
import type { ListEditorsRow } from '../../../../generated/facts/features/pro-edits'
import { orderWorld, type Somebody } from './world'

const { people, outcome } = await orderWorld()
const { buyer, owner, editor, otherEditor, vendor } = people

async function editorsOf(who: Somebody): Promise<ListEditorsRow[]> {
  const { reply } = await outcome(who, 'listEditors', {})
  return (reply as { rows: ListEditorsRow[] }).rows
}

const shown = async (userId: string) =>
  (await editorsOf(vendor)).find((row) => row.userId === userId)

async function saved(values: object, { who = vendor, userId = editor.userId } = {}) {
  const rev = (await shown(userId))?.rev ?? 1
  return (await outcome(who, 'saveEditor', { userId, rev, values })).code
}

test('whoever creates there edits, and has no time until it is said', async () => {
  expect(await editorsOf(vendor)).toHaveLength(3)
  expect(await shown(otherEditor.userId)).toMatchObject({
    capacityMinutes: 0,
    skills: [],
    timeOff: [],
    rev: 1,
  })
})

test('days are kept in their order, and everything once', async () => {
  const timeOff = ['2026-12-31', '2026-12-24/2026-12-26', '2026-12-31']
  const skills = ['sound', 'colour', 'sound']
  expect(await saved({ capacityMinutes: 600, skills, timeOff })).toBe('ok')
  expect(await shown(editor.userId)).toMatchObject({
    capacityMinutes: 600,
    skills: ['sound', 'colour'],
    timeOff: ['2026-12-24/2026-12-26', '2026-12-31'],
  })
  expect(await saved({ capacityMinutes: 300 })).toBe('ok')
  expect(await shown(editor.userId)).toMatchObject({
    capacityMinutes: 300,
    skills: ['sound', 'colour'],
  })
})

test.each(['2026-02-30', '2026-12-26/2026-12-24', '2026-12-24/2026-13-01'])(
  '%s is no time off',
  async (day) => {
    const before = await shown(editor.userId)
    expect(await saved({ timeOff: [day] })).toBe('daysWrong')
    expect(await shown(editor.userId)).toEqual(before)
  },
)

test.each([
  { what: 'of another customer', userId: owner.userId, code: 'notFound' },
  { what: 'by an editor', who: editor, code: 'forbidden' },
  { what: 'by whoever buys', who: buyer, code: 'forbidden' },
])('nothing is said $what: $code', async ({ code, ...given }) => {
  expect(await saved({ capacityMinutes: 60 }, given)).toBe(code)
})

test('what somebody else has changed since is not written over', async () => {
  const request = { userId: otherEditor.userId, rev: 1, values: { capacityMinutes: 60 } }
  expect((await outcome(vendor, 'saveEditor', request)).code).toBe('ok')
  expect((await outcome(vendor, 'saveEditor', request)).code).not.toBe('ok')
  expect(await shown(otherEditor.userId)).toMatchObject({ capacityMinutes: 60 })
})
