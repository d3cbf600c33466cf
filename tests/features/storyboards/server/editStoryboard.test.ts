// Two who edit one storyboard, over HTTP (work.md 3).
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, test } from 'vitest'
import type {
  EditStoryboardResponse,
  GetStoryboardResponse,
  OutlineOp,
} from '../../../../generated/facts/features/storyboards'
import {
  acknowledged,
  begunSending,
  edited,
  opened,
  received,
  shownOf,
  told,
  unsavedOf,
  type Editing,
} from '../../../../src/features/storyboards/editing'
import { addScene, addShots } from '../../../../src/features/storyboards/acts'
import { mostScenes, scenesOf, shotsOf } from '../../../../src/features/storyboards/outline'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { sized } from '../../../support/sizes'
import { aStoryboard } from '../../../support/work'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
const join = async (name: string) => {
  const member = await aMember(db, { customerId, roles: ['cm'], user: { name } })
  return { member, session: await signIn(app, member) }
}
const mira = await join('Mira')
const chloe = await join('Chloe')
type Person = typeof mira

const edit = (who: Person, storyboardId: string, ...ops: OutlineOp[]) =>
  ask<EditStoryboardResponse>(app, who, 'editStoryboard', { storyboardId, ops })
const read = (storyboardId: string) =>
  ask<GetStoryboardResponse>(app, mira, 'getStoryboard', { storyboardId })

/** With two shots. */
async function aBoard(): Promise<string> {
  const storyboardId = await aStoryboard(db, mira.member)
  const scene = addScene([], 'scene-one', 'One')
  const shots = addShots([], { sceneId: 'scene-one' }, [
    { id: 'shot-one', values: { title: 'First' } },
    { id: 'shot-two', values: { title: 'Second' } },
  ])
  await edit(mira, storyboardId, ...scene, ...shots)
  return storyboardId
}

const write = (field: 'title' | 'script', text: string, rev?: number): OutlineOp => ({
  do: 'change',
  of: 'shot',
  id: 'shot-one',
  fields: [field],
  values: { [field]: text },
  ...(rev !== undefined && { revs: { [field]: rev } }),
})

test('what is added stands there, counted and measured, and once only if it is sent twice', async () => {
  const storyboardId = await aBoard()
  const again: OutlineOp = {
    do: 'add',
    of: 'shot',
    id: 'shot-one',
    sceneId: 'scene-one',
    place: 'a5',
  }
  const { storyboard, outlineRev, refused } = await edit(mira, storyboardId, again)
  expect([storyboard.scenes, storyboard.shots, outlineRev, refused]).toEqual([1, 2, 2, []])
  expect(shotsOf(await read(storyboardId)).map(({ values }) => values.title)).toEqual([
    'First',
    'Second',
  ])
})

test('of two who write into one field the later one is told by whom it was written', async () => {
  const storyboardId = await aBoard()
  await edit(chloe, storyboardId, write('title', 'Hers'))
  const { refused, shots } = await edit(mira, storyboardId, write('title', 'Mine'))
  expect(refused).toMatchObject([
    {
      code: 'clash',
      id: 'shot-one',
      field: 'title',
      by: { id: chloe.member.userId, name: 'Chloe' },
    },
  ])
  expect(shots).toMatchObject([{ values: { title: 'Hers' }, revs: { title: 1 } }])
  const kept = await edit(mira, storyboardId, write('title', 'Mine', 1))
  expect(kept.refused).toEqual([])
  expect(kept.shots).toMatchObject([{ values: { title: 'Mine' }, revs: { title: 2 } }])
})

test('two who write into different fields, or the same words, do not clash', async () => {
  const storyboardId = await aBoard()
  await edit(chloe, storyboardId, write('script', 'Hers'))
  const mine = await edit(mira, storyboardId, write('title', 'Mine'), write('title', 'Mine again'))
  expect(mine.refused).toEqual([])
  expect((await edit(chloe, storyboardId, write('title', 'Mine again'))).refused).toEqual([])
  expect(shotsOf(await read(storyboardId))[0]!.values).toEqual({
    title: 'Mine again',
    script: 'Hers',
  })
})

test('what was removed is gone for others, and comes back as it was', async () => {
  const storyboardId = await aBoard()
  await edit(chloe, storyboardId, { do: 'remove', of: 'scene', id: 'scene-one' })
  const { refused } = await edit(mira, storyboardId, write('title', 'Mine'))
  expect(refused).toMatchObject([{ code: 'gone', id: 'shot-one' }])
  await edit(chloe, storyboardId, { do: 'restore', of: 'scene', id: 'scene-one' })
  expect(shotsOf(await read(storyboardId))).toHaveLength(2)
})

test.for([
  [
    'a place that is none',
    { do: 'move', of: 'shot', id: 'shot-one', place: 'zzz' },
    'malformedRequest',
  ],
  ['one without a place', { do: 'add', of: 'scene', id: 'scene-two' }, 'malformedRequest'],
] as const)('%s is refused', async ([, op, code]) => {
  const storyboardId = await aBoard()
  const { body } = await callAs(app, mira.session, 'editStoryboard', { storyboardId, ops: [op] })
  expect(body['errorCode']).toBe(code)
})

test('a clip or picture of another customer is not named', async () => {
  const storyboardId = await aBoard()
  const foreign = { id: 'elsewhere', name: 'Secret' }
  const { shots } = await edit(mira, storyboardId, {
    do: 'change',
    of: 'shot',
    id: 'shot-one',
    fields: ['exampleClip', 'references', 'shotType'],
    values: { exampleClip: foreign, references: [foreign], shotType: foreign },
  })
  expect(shots[0]!.values).toEqual({ title: 'First', references: [] })
})

test('nobody edits one that is cancelled, archived or in the trash', async () => {
  for (const change of [
    { state: 'cancelled' as const },
    { state: 'archived' as const },
    { deletedAt: new Date() },
  ]) {
    const storyboardId = await aStoryboard(db, mira.member, change)
    const ops = [{ do: 'add' as const, of: 'scene' as const, id: 'scene-one', place: 'a0' }]
    const { status } = await callAs(app, mira.session, 'editStoryboard', { storyboardId, ops })
    expect(status).toBe(403)
  }
})

/** A page on which Mira does this, and what it says once the server has answered. */
async function lostBy(storyboardId: string, between: () => Promise<unknown>, ops: OutlineOp[]) {
  const begun = await read(storyboardId)
  const page = begunSending(edited(opened(storyboardId, begun, begun.outlineRev), ops))
  await between()
  const reply = await edit(mira, storyboardId, ...page.sent)
  return acknowledged(page, reply)
}

test('whoever writes into what somebody else has removed is told, with the words, until they have seen it', async () => {
  const storyboardId = await aBoard()
  const removed = () => edit(chloe, storyboardId, { do: 'remove', of: 'scene', id: 'scene-one' })
  const ops = [write('script', 'Mine'), write('script', 'Mine again')]
  const page = await lostBy(storyboardId, removed, ops)
  expect(page.lost).toEqual([
    { code: 'gone', of: 'shot', id: 'shot-one', title: 'First', words: ['Mine again'] },
  ])
  expect(told(page, page.lost).lost).toEqual([])
})

const scene = (no: number): OutlineOp => ({
  do: 'add',
  of: 'scene',
  id: `scene-no-${no}`,
  place: 'a5',
  values: { title: `No. ${no}` },
})

test('whoever adds something for which there is no room is told, here and by the server', async () => {
  const storyboardId = await aBoard()
  const others = () =>
    edit(chloe, storyboardId, ...Array.from({ length: mostScenes - 1 }, (_, no) => scene(no)))
  const full = { code: 'full', of: 'scene', words: [] }
  const page = await lostBy(storyboardId, others, [scene(99)])
  expect(page.lost).toEqual([{ ...full, id: 'scene-no-99', title: 'No. 99' }])
  const now = await read(storyboardId)
  const fresh = edited(received(page, now, now.outlineRev), [scene(98)])
  expect(fresh.lost.at(-1)).toEqual({ ...full, id: 'scene-no-98', title: 'No. 98' })
  expect(unsavedOf(fresh)).toEqual([])
})

const aTurn = record({
  who: constantFrom('mira' as const, 'chloe' as const),
  does: constantFrom('title' as const, 'script' as const, 'save' as const, 'look' as const),
  shot: constantFrom('shot-one', 'shot-two'),
  words: nat(99),
})

test('two editors, however they take turns, never lose an edit that was acknowledged without a word', async () => {
  await assert(
    asyncProperty(array(aTurn, { minLength: 5, maxLength: 16 }), async (turns) => {
      const storyboardId = await aBoard()
      const begun = await read(storyboardId)
      const pages: Record<'mira' | 'chloe', Editing> = {
        mira: opened(storyboardId, begun, begun.outlineRev),
        chloe: opened(storyboardId, begun, begun.outlineRev),
      }
      /** By row and field, what was acknowledged last. */
      const known = new Map<string, string>()
      const save = async (who: 'mira' | 'chloe') => {
        const sending = begunSending(pages[who])
        if (sending.sent.length === 0) return
        const reply = await edit(who === 'mira' ? mira : chloe, storyboardId, ...sending.sent)
        for (const { id, fields = [], values = {} } of sending.sent)
          for (const field of fields) {
            const isRefused = reply.refused.some((each) => each.id === id && each.field === field)
            if (!isRefused) known.set(`${id} ${field}`, String(values[field]))
          }
        pages[who] = acknowledged(sending, reply)
      }
      for (const { who, does, shot, words } of turns) {
        if (does === 'save') await save(who)
        else if (does === 'look') {
          const now = await read(storyboardId)
          pages[who] = received(pages[who], now, now.outlineRev)
        } else {
          const op = { do: 'change', of: 'shot', id: shot, fields: [does] } as const
          const values = { [does]: `${who} ${words}` }
          pages[who] = edited(pages[who], [{ ...op, fields: [does], values }])
        }
      }
      await save('mira')
      await save('chloe')
      const last = await read(storyboardId)
      for (const [key, text] of known) {
        const [id, field] = key.split(' ') as [string, 'title' | 'script']
        expect(shotsOf(last).find((each) => each.id === id)?.values[field]).toBe(text)
      }
      for (const page of Object.values(pages)) {
        const fresh = received(page, last, last.outlineRev)
        expect(unsavedOf(fresh)).toEqual([])
        expect(scenesOf(shownOf(fresh))).toEqual(scenesOf(last))
      }
    }),
    sized(200),
  )
})
