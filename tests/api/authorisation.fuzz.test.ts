// Random callers with random requests: what the server answers is what a small model says.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { callAs, freshApp, type TestSession } from '../support/world'
import { flagCombinations, roleSets } from '../visibility/worlds'
import { gateOf, readGate } from './authorisation/model'
import { bearerCallIds, requestFor, type BearerCallId } from './authorisation/requests'
import { canaryOf, createWorld, noThings, standings, type Caller } from './authorisation/world'
import { sized } from '../support/sizes'

const size = sized(3000, { whole: 100_000 })

const app = await freshApp({ withMedia: true })
const world = createWorld(app)

const flags = fc.constantFrom(...flagCombinations.filter((_, index) => index % 9 === 0))
const caller: fc.Arbitrary<Caller> = fc.record({
  roles: fc.constantFrom([], ...roleSets),
  flags,
  standing: fc.oneof(
    { weight: 4, arbitrary: fc.constant('member' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...standings) },
  ),
})

const asked = fc.record({
  id: fc.constantFrom(...bearerCallIds),
  caller: fc.option(caller, { nil: undefined, freq: 8 }),
  forged: fc.constantFrom(false, false, false, true),
  otherFlags: flags,
  body: fc.constantFrom('own', 'others', 'nothing', 'nonsense', 'pollution', 'none'),
})
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never

const unknownField: Caller = { roles: ['cm'], flags: flagCombinations[0]!, standing: 'member' }

async function requestOf({
  id,
  caller: who = unknownField,
  otherFlags,
  body,
}: Asked): Promise<unknown> {
  switch (body) {
    case 'own':
      return requestFor(id, await world.things(who))
    case 'others':
      return requestFor(id, await world.things({ ...who, flags: otherFlags }))
    case 'nothing':
      return requestFor(id, noThings())
    case 'nonsense':
      return { ...requestFor(id, noThings()), neverAField: true }
    case 'pollution':
      return JSON.parse('{"__proto__":{"roles":["5001632"]},"customerId":"x"}') as unknown
    case 'none':
      return undefined
  }
}

/** What was put into the trash comes out of it again: every request finds the world as it was made. */
async function bringBack({ id, caller: who, otherFlags, body }: Asked, request: unknown) {
  if (!who || !id.startsWith('trash')) return
  const owners = await world.owner(body === 'others' ? { ...who, flags: otherFlags } : who)
  await callAs(app, owners, id.replace('trash', 'restore') as BearerCallId, request)
}

/** The other customer happens to be the caller's own. */
const isSame = ({ caller: who, otherFlags }: Asked) => who?.flags === otherFlags

/** The same token with another last letter: no signature of ours. */
const forge = (session: TestSession): TestSession => {
  const { access_token } = session.reply
  const end = access_token.endsWith('A') ? 'B' : 'A'
  const [head, claims, signature = ''] = access_token.split('.')
  const token = `${head}.${claims}.${end}${signature.slice(1)}`
  return { ...session, reply: { ...session.reply, access_token: token } }
}

test(
  `${size.numRuns} random requests are let in exactly when the model says so`,
  { timeout: size.numRuns * 100 + 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (question) => {
        const { id, caller: who, forged, body } = question
        const own = who && (await world.session(who))
        const session = own && forged ? forge(own) : own
        const request = await requestOf(question)
        const answer = await callAs(app, session, id, request)
        await bringBack(question, request)
        const isForged = forged && session?.reply.access_token !== own?.reply.access_token
        const isColleagues = body === 'own' || (body === 'others' && isSame(question))
        const gate = isForged ? 'unauthorized' : gateOf(id, who, isColleagues)
        const isMalformed = gate === 'in' && (body === 'nonsense' || body === 'pollution')
        expect({
          gate: readGate(answer),
          isAnswered: gate !== 'in' && 'clientResponse' in answer.body,
          isMalformed: isMalformed && answer.body['errorCode'] === 'malformedRequest',
        }).toEqual({ gate, isAnswered: false, isMalformed })
        const mine = who && (await world.things(who)).customerId
        const canaries = JSON.stringify(answer.body).match(/canary-\w+/g) ?? []
        expect(
          canaries.filter((canary) => mine === undefined || canary !== canaryOf(mine)),
        ).toEqual([])
      }),
      { ...size, endOnFailure: false },
    )
  },
)
