// Every call x everybody x every combination of flags x things of one's own and of another customer, over HTTP.
import { describe, expect, test } from 'vitest'
import { flagCombinations } from '../visibility/worlds'
import { callAs, freshApp, type Answer } from '../support/world'
import { gateOf, readGate } from './authorisation/model'
import { bearerCallIds, requestFor, requests, type BearerCallId } from './authorisation/requests'
import { calls } from '../../generated/wiring/calls'
import { createWorld, noThings, roleIds, standings, type Caller } from './authorisation/world'

const app = await freshApp({ withMedia: true })
const world = createWorld(app)

const isOn = (flags: Caller['flags']) => Object.values(flags).filter(Boolean).length
const noFlags = flagCombinations.find((flags) => isOn(flags) === 0)!
const allFlags = flagCombinations.find((flags) => isOn(flags) === Object.keys(flags).length)!

const everybodyWith = (flags: Caller['flags']): Caller[] => [
  ...roleIds.map((role): Caller => ({ roles: [role], flags, standing: 'member' })),
  ...standings.map((standing): Caller => ({ roles: ['cm'], flags, standing })),
]

/** Whom each flag alone lets in or keeps out is asked only where the manifest says that a flag decides. */
function everybody(id: BearerCallId): readonly (Caller | undefined)[] {
  const gates = (flags: Caller['flags']) =>
    everybodyWith(flags)
      .map((caller) => gateOf(id, caller))
      .join()
  const alone = flagCombinations.filter(
    (flags) => isOn(flags) === 1 && gates(flags) !== gates(noFlags),
  )
  return [undefined, ...[noFlags, allFlags, ...alone].flatMap(everybodyWith)]
}

/** Members who have no flag, or one. */
const someCallers = flagCombinations
  .filter((flags) => isOn(flags) <= 1)
  .toSorted((one, other) => isOn(one) - isOn(other))
  .flatMap((flags) => roleIds.map((role): Caller => ({ roles: [role], flags, standing: 'member' })))

/** Which of the things that were asked for were refused, and why: their ids are the asker's own. */
function withoutAsked(body: Answer['body']): object {
  const { clientResponse } = body as { clientResponse?: { refused?: { code: string }[] } | null }
  const refused = clientResponse?.refused?.map(({ code }) => code)
  return refused ? { ...body, clientResponse: { ...clientResponse, refused } } : body
}

test('every call that needs a token has a request here', () => {
  const served = Object.values(calls).filter(
    ({ auth, body }) => auth === 'bearer' && body !== 'events',
  )
  expect(Object.keys(requests).toSorted()).toEqual(served.map(({ id }) => id).toSorted())
})

describe.each(bearerCallIds)('%s', (id) => {
  test('lets in whom the manifest names, and nobody else', async () => {
    const wrong: unknown[] = []
    for (const caller of everybody(id)) {
      const session = caller && (await world.session(caller))
      const answer = await callAs(app, session, id, requestFor(id, noThings()))
      const should = gateOf(id, caller)
      if (readGate(answer) !== should) wrong.push({ caller, should, answer: answer.body })
    }
    expect(wrong).toEqual([])
  })

  test('answers for things of another customer as for things that never were', async () => {
    const caller = someCallers.find((each) => gateOf(id, each) === 'in')!
    const session = await world.session(caller)
    const others = await world.things({ ...caller, flags: allFlags })
    const nothing = noThings()
    const toOthers = await callAs(app, session, id, requestFor(id, others))
    const toNothing = await callAs(app, session, id, requestFor(id, nothing))
    const namesThings =
      JSON.stringify(requestFor(id, others)) !== JSON.stringify(requestFor(id, nothing))
    // A call that names nothing answers two askings as it likes: a code or a time may differ.
    const shape = ({ status, body }: Answer) =>
      namesThings ? { status, body: withoutAsked(body) } : { status }
    expect(shape(toOthers)).toEqual(shape(toNothing))
    const text = JSON.stringify(withoutAsked(toOthers.body))
    for (const foreign of Object.values(others)) expect(text).not.toContain(foreign)
  })
})
