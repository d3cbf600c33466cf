// Every event in every state, by everybody, as the server answers it (work.md 2).
import { describe, expect, test } from 'vitest'
import {
  moves,
  type DeliverableEvent,
  type DeliverableState,
} from '../../../../src/features/deliverables/deliverable'
import { deliverableWorld } from './world'

const world = await deliverableWorld()
const { people, act, outcome, rowOf, rowsOf, waiting, countOf, deliverableIn, good, quiet } = world
const { mira, adrian, chloe, nora, victor, elsewhere } = people
type Person = typeof mira

const calls: Readonly<Record<DeliverableEvent, (who: Person, id: string) => Promise<string>>> = {
  start: (who, id) => act(who, 'startDeliverables', id),
  deliver: async (who, deliverableId) => {
    const given = { deliverableId, programId: quiet.programId }
    return (await outcome(who, 'deliverDeliverable', given)).code
  },
  accept: (who, id) => act(who, 'acceptDeliverables', id),
  excuse: (who, id) => act(who, 'excuseDeliverables', id, { acceptedWords: 'It is a whisper.' }),
  ask: (who, id) => act(who, 'askDeliverableChanges', id, { changesWords: 'Louder, please.' }),
  recall: (who, id) => act(who, 'recallDeliverables', id),
  reconsider: (who, id) => act(who, 'reconsiderDeliverables', id),
  cancel: (who, id) => act(who, 'cancelDeliverables', id),
  revive: (who, id) => act(who, 'reviveDeliverables', id),
}
const events = Object.keys(calls) as DeliverableEvent[]

/** Who may, with one that Chloe makes and Mira accepts, of which something fails. */
const doers: Readonly<Record<DeliverableEvent, readonly Person[]>> = {
  start: [chloe, mira, adrian],
  deliver: [chloe],
  accept: [],
  excuse: [mira],
  ask: [mira],
  recall: [chloe, mira, adrian],
  reconsider: [mira],
  cancel: [mira, adrian],
  revive: [mira, adrian],
}

/** Calls that makers have, too. */
const open: readonly DeliverableEvent[] = ['start', 'deliver', 'recall']
const seeing = [chloe, mira, adrian]

describe.each(Object.keys(moves) as DeliverableState[])('a deliverable that is %s', (state) => {
  test.each(events)('answers %s to everybody as the table says', async (event) => {
    const leads = moves[state][event] !== undefined
    const refusalOf = (who: Person) => {
      if (who === victor || (!open.includes(event) && !who.isManager)) return 'forbidden'
      if (!seeing.includes(who)) return 'notFound'
      if (!leads) return 'taskMoved'
      return event === 'accept' && who === mira ? 'sayWhyAccepted' : 'forbidden'
    }
    // Before anything is delivered nothing can fail.
    const excused = event === 'excuse' || event === 'accept' ? state === 'delivered' : true
    const id = await deliverableIn(state)
    for (const who of [chloe, mira, adrian, nora, victor, elsewhere]) {
      if (leads && excused && doers[event].includes(who)) continue
      expect(await calls[event](who, id)).toBe(refusalOf(who))
    }
    expect((await rowOf(chloe, id)).state).toBe(state)
    for (const who of leads && excused ? doers[event] : [])
      expect(await calls[event](who, await deliverableIn(state))).toBe('ok')
  })
})

test('what keeps to its specification is accepted without a reason', async () => {
  const id = await deliverableIn('delivered', { film: good })
  expect(await calls.excuse(mira, id)).toBe('taskMoved')
  expect(await calls.accept(mira, id)).toBe('ok')
})

test('the badge is the length of its list after every step', async () => {
  const id = await deliverableIn('planned', { ownerUserId: null })
  const steps: readonly [Person, DeliverableEvent, DeliverableState, number][] = [
    [chloe, 'start', 'in_production', 0],
    [chloe, 'deliver', 'delivered', 1],
    [adrian, 'ask', 'changes_requested', 0],
    [chloe, 'deliver', 'delivered', 1],
    [chloe, 'recall', 'in_production', 0],
    [chloe, 'deliver', 'delivered', 1],
    [mira, 'excuse', 'accepted', 0],
    [mira, 'reconsider', 'delivered', 1],
    [mira, 'cancel', 'cancelled', 0],
    [mira, 'revive', 'delivered', 1],
  ]
  const before = await countOf(adrian)
  for (const [who, event, state, more] of steps) {
    expect(await calls[event](who, id)).toBe('ok')
    expect((await rowOf(mira, id)).state).toBe(state)
    expect(await countOf(adrian)).toBe(before + more)
    for (const each of [mira, adrian])
      expect((await rowsOf(each, waiting)).length).toBe(await countOf(each))
  }
})

test.each<readonly [DeliverableEvent, DeliverableEvent]>([
  ['recall', 'excuse'],
  ['ask', 'excuse'],
  ['cancel', 'excuse'],
])('of %s and %s at once one wins', async (one, other) => {
  const id = await deliverableIn('delivered')
  const answers = await Promise.all([calls[one](mira, id), calls[other](mira, id)])
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1)
  expect(answers).toContain('taskMoved')
})
