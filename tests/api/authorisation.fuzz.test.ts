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
type World = ReturnType<typeof createWorld>

const used = createWorld(app)

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

async function requestOf(
  world: World,
  { id, caller: who = unknownField, otherFlags, body }: Asked,
): Promise<unknown> {
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

/** What was put into the trash comes out of it again, for the requests that come after. */
async function bringBack(
  world: World,
  { id, caller: who, otherFlags, body }: Asked,
  request: unknown,
) {
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

async function askIn(world: World, question: Asked) {
  const { id, caller: who, forged, body } = question
  const own = who && (await world.session(who))
  const session = own && forged ? forge(own) : own
  const request = await requestOf(world, question)
  const answer = await callAs(app, session, id, request)
  await bringBack(world, question, request)
  const isForged = forged && session?.reply.access_token !== own?.reply.access_token
  const isColleagues = body === 'own' || (body === 'others' && isSame(question))
  const gate = isForged ? 'unauthorized' : gateOf(id, who, isColleagues)
  const isMalformed = gate === 'in' && (body === 'nonsense' || body === 'pollution')
  const said = {
    gate: readGate(answer),
    isAnswered: gate !== 'in' && 'clientResponse' in answer.body,
    isMalformed: isMalformed && answer.body['errorCode'] === 'malformedRequest',
  }
  return { world, answer, said, expected: { gate, isAnswered: false, isMalformed } }
}

let worlds = 0

/**
 * In a world where nothing has happened yet. What the gate lets in, its row may still refuse with the
 * same words, such as a task that is not accepted yet; only the gate notes it in the audit.
 */
async function askAnew(question: Asked) {
  const { now } = app.clock
  // The audit notes sixty refusals in five minutes.
  app.clock.now = new Date(now.getTime() + (worlds += 1) * 6 * 60_000)
  try {
    const found = await askIn(createWorld(app), question)
    const refused = await app.database.db
      .selectFrom('auditEvents')
      .select('id')
      .where('action', '=', 'access.refused')
      .where('target', '=', question.id)
      .where('at', '>=', app.clock.now)
      .executeTakeFirst()
    const isOfRow = found.answer.body['errorCode'] === 'forbidden' && !refused
    return isOfRow ? { ...found, said: { ...found.said, gate: 'in' } } : found
  } finally {
    app.clock.now = now
  }
}

test(
  `${size.numRuns} random requests are let in exactly when the model says so`,
  { timeout: size.numRuns * 100 + 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (question) => {
        const found = await askIn(used, question)
        const { answer, said, expected, world } =
          found.said.gate === found.expected.gate ? found : await askAnew(question)
        expect(said).toEqual(expected)
        const { caller: who } = question
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
