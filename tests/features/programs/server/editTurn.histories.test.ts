// Two people, three tabs, one program: whatever they do, what was acknowledged stays (programs.md 4).
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type {
  GetProgramResponse,
  ListProgramsRow,
  SaveTimelineResponse,
} from '../../../../generated/facts/features/programs'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { sized } from '../../../support/sizes'
import { aTitle } from '../../../support/timelines'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db)
const members = [
  await aMember(db, { customerId, roles: ['cc'] }),
  await aMember(db, { customerId, roles: ['cc'] }),
] as const

/** Signed in anew: hours pass in histories. */
async function openTabs() {
  const [owner, other] = await Promise.all(
    members.map(async (member) => ({ member, session: await signIn(app, member) })),
  )
  return [
    { person: owner!, tab: 'one' },
    { person: owner!, tab: 'two' },
    { person: other!, tab: 'three' },
  ] as const
}
type Tab = Awaited<ReturnType<typeof openTabs>>[number]

const acts = ['hold', 'ask', 'handOver', 'refuse', 'take', 'leave'] as const
const step = fc.tuple(
  fc.nat(2),
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('save' as const) },
    { weight: 2, arbitrary: fc.constant('read' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...acts) },
    { weight: 1, arbitrary: fc.constantFrom('wait31' as const, 'wait46' as const) },
  ),
)

test('a save that was acknowledged is in everything that is saved afterwards', async () => {
  let kept = 0
  const refused = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const tabs = await openTabs()
      const owner = tabs[0].person
      const { programId } = await ask<ListProgramsRow>(app, owner, 'addProgram', {
        values: { title: 'Together' },
      })
      await ask(app, owner, 'updateProgram', {
        programId,
        rev: 1,
        values: { collaborators: [members[1].userId] },
      })
      const read = ({ person, tab }: Tab) =>
        ask<GetProgramResponse>(app, person, 'getProgram', { programId, tab })
      const seen = await Promise.all(tabs.map(read))
      const acknowledged: string[] = []
      for (const [no, [at, act]] of steps.entries()) {
        const { person, tab } = tabs[at]!
        if (act === 'wait31' || act === 'wait46')
          app.clock.aheadMs += act === 'wait31' ? 31e3 : 46e3
        else if (act === 'read') seen[at] = await read(tabs[at]!)
        else if (act === 'save') {
          const { timeline, timelineRev } = seen[at]!
          const next = { ...timeline, blocks: [...timeline.blocks, aTitle(`s${no}`)] }
          const { body } = await callAs(app, person.session, 'saveTimeline', {
            programId,
            tab,
            timelineRev,
            timeline: next,
          })
          if (body.status === 'Ok') {
            const reply = body.clientResponse as SaveTimelineResponse
            seen[at] = { ...seen[at]!, timeline: next, timelineRev: reply.timelineRev }
            acknowledged.push(`s${no}`)
            kept++
          } else {
            refused.add(body.errorCode)
          }
        } else await callAs(app, person.session, 'holdEdit', { programId, tab, act })
        const { timeline } = await read(tabs[0])
        expect(timeline.blocks.map(({ id }) => id)).toEqual(acknowledged)
      }
    }),
    sized(100),
  )
  expect(kept).toBeGreaterThan(0)
  expect(['changedMeanwhile', 'editHeld']).toEqual(expect.arrayContaining([...refused]))
})
