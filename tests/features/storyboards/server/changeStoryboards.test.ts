// Storyboards over HTTP: every state by every event by every role, beginnings and copies (work.md 2, 3).
import { expect, test } from 'vitest'
import type {
  GetStoryboardResponse,
  ListStoryboardsResponse,
  ListStoryboardsRow,
} from '../../../../generated/facts/features/storyboards'
import {
  move,
  type StoryboardEvent,
  type StoryboardState,
} from '../../../../src/features/storyboards/storyboard'
import { scenesOf } from '../../../../src/features/storyboards/outline'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aStoryboard } from '../../../support/work'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
const join = async (role: 'cm' | 'cc' | 'viewer' | 'admin', customer = customerId) => {
  const member = await aMember(db, { customerId: customer, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const cm = await join('cm')
const others = {
  cc: await join('cc'),
  viewer: await join('viewer'),
  admin: await join('admin'),
  'cm of a customer without storyboards': await join('cm', await aCustomer(db)),
}
type Person = typeof cm

const states = ['draft', 'active', 'on_hold', 'cancelled', 'archived'] as const
const calls = {
  activate: 'activateStoryboards',
  hold: 'holdStoryboards',
  resume: 'resumeStoryboards',
  cancel: 'cancelStoryboards',
  archive: 'archiveStoryboards',
  reopen: 'reopenStoryboards',
} as const satisfies Record<StoryboardEvent, string>
const events = Object.keys(calls) as StoryboardEvent[]

const add = (values: object) =>
  ask<ListStoryboardsRow>(app, cm, 'addStoryboard', { values } as never)
const read = (storyboardId: string) =>
  ask<GetStoryboardResponse>(app, cm, 'getStoryboard', { storyboardId })
const titlesOf = (reply: GetStoryboardResponse) =>
  scenesOf(reply).map(({ scene, shots }) => [
    scene.values.title,
    ...shots.map(({ values }) => values.title),
  ])
const does = (who: Person, event: StoryboardEvent, id: string) =>
  callAs(app, who.session, calls[event], { selection: { ids: [id] } })
const stateOf = async (id: string): Promise<StoryboardState> =>
  (
    await db
      .selectFrom('storyboards')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

test.for(states.flatMap((state) => events.map((event) => [state, event] as const)))(
  'of a storyboard that is %s, %s is done by a campaign manager alone, where the table says so',
  async ([state, event]) => {
    const id = await aStoryboard(db, cm.member, { state })
    for (const [role, person] of Object.entries(others)) {
      const { status } = await does(person, event, id)
      expect([role, status, await stateOf(id)]).toEqual([role, 403, state])
    }
    const { body } = await does(cm, event, id)
    const next = move(state, event)
    expect(body['clientResponse']).toMatchObject(
      next ? { changed: [id], refused: [] } : { changed: [], refused: [{ id, code: 'forbidden' }] },
    )
    expect(await stateOf(id)).toBe(next ?? state)
  },
)

test('a new one begins with nothing, or with what is built in, in the words of whoever asks', async () => {
  const blank = await add({ title: 'Blank' })
  expect(blank).toMatchObject({ state: 'draft', isMine: true, scenes: 0, shots: 0, plannedMs: 0 })
  const { storyboardId, ...row } = await add({ title: 'Welcome', begin: 'welcome' })
  expect(row).toMatchObject({ scenes: 3, shots: 7, plannedMs: 125_000 })
  expect(titlesOf(await read(storyboardId))[0]).toEqual([
    'Arrive',
    'The house from outside',
    'The front door, first greeting',
  ])
})

test('a copy plans the same under ids of its own, and leaves people and days behind', async () => {
  const first = await add({
    title: 'First',
    begin: 'portrait',
    dueOn: '2026-12-04',
    collaborators: [others.cc.member.userId],
  })
  const copies = [
    await add({ title: 'Another', copyOf: first.storyboardId }),
    await ask<ListStoryboardsRow>(app, cm, 'copyStoryboard', {
      storyboardId: first.storyboardId,
      title: 'Template',
      asTemplate: true,
    }),
  ]
  const original = await read(first.storyboardId)
  for (const copy of copies) {
    const reply = await read(copy.storyboardId)
    expect(titlesOf(reply)).toEqual(titlesOf(original))
    expect(reply.shots.filter(({ id }) => original.shots.some((shot) => shot.id === id))).toEqual(
      [],
    )
    expect(copy).toMatchObject({ collaborators: [], copyOf: { name: 'First' }, shots: 7 })
    expect(copy.dueOn).toBeUndefined()
  }
  expect(copies.map(({ isTemplate }) => isTemplate)).toEqual([false, true])
  expect(copies[1]!.may).toEqual(['edit', 'trash'])
})

test('who plans it with its owner finds it among their own', async () => {
  const colleague = await join('cm')
  const { storyboardId } = await add({
    title: 'Together',
    collaborators: [colleague.member.userId],
  })
  const { rows } = await ask<ListStoryboardsResponse>(app, colleague, 'listStoryboards', {
    filters: [{ field: 'isMine', op: 'is', value: 'true' }],
  })
  expect(rows.map((row) => row.storyboardId)).toEqual([storyboardId])
})
