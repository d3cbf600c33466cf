/** Full administrators of customers with everything in them, who ask each call in the way it wants to be asked. */
import { calls, type ServedCallId } from '../../../generated/wiring/calls'
import { can } from '../../../src/access/can'
import { worldOf } from '../../../src/access/worldOf'
import { usualBrand } from '../../../src/features/programs/brand'
import { analyticsTokenOf } from '../../support/analytics'
import { post } from '../../support/talk'
import { aBlock } from '../../support/timelines'
import { callAs, type Answer, type TestApp } from '../../support/world'
import { flagCombinations } from '../../visibility/worlds'
import { bearerCallIds, requestFor, type BearerCallId } from '../authorisation/requests'
import { canaryOf, createWorld, type Caller } from '../authorisation/world'
import { fieldsOf, least, requestSchemaOf, type Field } from './fields'
import { makeMore, type AllThings } from './moreThings'

const isOn = (flags: Caller['flags']) => Object.values(flags).filter(Boolean).length
const [most = flagCombinations[0]!] = flagCombinations.toSorted(
  (one, other) => isOn(other) - isOn(one),
)
const administrator: Caller = { roles: ['cm'], flags: most, standing: 'member' }

/** Staff reach every customer. */
const isForMembers = (id: ServedCallId) =>
  (['cm', 'admin', 'cc', 'viewer'] as const).some((role) =>
    can(calls[id].access, worldOf([role], most)),
  )

/** Those that somebody may make who is no staff, and that are answered at once. */
export const memberCalls = (Object.keys(calls) as ServedCallId[]).filter(
  (id) => calls[id].auth !== 'none' && calls[id].body !== 'events' && isForMembers(id),
)

export const fieldsOfMembers = (isWanted: (field: Field) => boolean): Field[] =>
  memberCalls.flatMap((id) => fieldsOf(id).filter(isWanted))

export const featureOf = ({ id }: Pick<Field, 'id'>) => calls[id].feature

export interface Asker {
  readonly own: AllThings
  /** Stands in the names of all they have. */
  readonly canary: string
  ask(id: ServedCallId, request: object): Promise<Answer>
}

/** Of a customer of their own. */
export async function anAsker(app: TestApp): Promise<Asker> {
  const world = createWorld(app)
  const things = await world.things(administrator)
  const session = await world.owner(administrator)
  const canary = canaryOf(things.customerId)
  const { more, guestToken } = await makeMore(app, session, things, canary)
  const bearer = await analyticsTokenOf(app, session)
  return {
    own: { ...things, ...more },
    canary,
    ask(id, clientRequest) {
      const { auth, path } = calls[id]
      if (auth === 'analytics') return post(app, path, { clientRequest }, { bearer })
      if (auth === 'guest')
        return post(app, path, { clientRequest }, { headers: { 'guest-token': guestToken } })
      return callAs(app, session, id, clientRequest)
    },
  }
}

/** Where the smallest request that has the fields says nothing yet. */
const fuller: Partial<Record<ServedCallId, (things: AllThings) => object>> = {
  saveTimeline: ({ airedProgramId }) => ({
    programId: airedProgramId,
    tab: 'a',
    timelineRev: 1,
    timeline: { schema: 1, fps: 30, aspect: '16:9', brand: usualBrand, blocks: [aBlock('one')] },
  }),
  // Whoever is named by an address is invited by the first of several askings.
  inviteCrowdGuests: ({ requestId }) => ({
    selection: { ids: [requestId] },
    values: { contacts: null, lists: null, emails: null },
  }),
  listChanges: ({ clipId }) => ({ list: 'listClips', id: clipId }),
}

const isBearer = (id: string): id is BearerCallId => (bearerCallIds as string[]).includes(id)

/** A request that may be granted. */
export const requestOf = (id: ServedCallId, own: AllThings): object =>
  fuller[id]?.(own) ??
  (isBearer(id) ? requestFor(id, own) : (least(requestSchemaOf(id) ?? {}) as object))

/** What only is read comes first, and what is gone for good last. */
export const byWeight = (one: Field, other: Field) => weightOf(one.id) - weightOf(other.id)

function weightOf(id: string): number {
  if (/^(list|get|export|download|discover|find)/.test(id)) return 0
  return /^(erase|remove|delete)/.test(id) ? 2 : 1
}
