import type { EventStream } from './eventStream'
import type { Whose } from './message'

/** The open streams, by person and by session. */
export function createOpenStreams() {
  const all = new Set<EventStream>()
  const byUser = new Map<string, Set<EventStream>>()
  const byFamily = new Map<string, Set<EventStream>>()

  const ofUsers = (userIds: readonly string[]) =>
    [...new Set(userIds)].flatMap((userId) => [...(byUser.get(userId) ?? [])])

  return {
    add(stream: EventStream): void {
      const { userId, familyId } = stream.listener
      all.add(stream)
      put(byUser, userId, stream)
      put(byFamily, familyId, stream)
      stream.once('close', () => {
        all.delete(stream)
        take(byUser, userId, stream)
        take(byFamily, familyId, stream)
      })
    },
    all: () => [...all],
    count: () => all.size,
    of: (whose: Whose): EventStream[] =>
      'familyId' in whose ? [...(byFamily.get(whose.familyId) ?? [])] : ofUsers(whose.userIds),
    ofCustomer: (customerId: string) =>
      [...all].filter(({ listener }) => listener.customerId === customerId),
    /** One person may be signed in to another customer in another browser. */
    ofPeople: (userIds: readonly string[], customerId: string) =>
      ofUsers(userIds).filter(({ listener }) => listener.customerId === customerId),
  }
}

function put(sets: Map<string, Set<EventStream>>, key: string, stream: EventStream): void {
  const set = sets.get(key) ?? new Set()
  sets.set(key, set.add(stream))
}

function take(sets: Map<string, Set<EventStream>>, key: string, stream: EventStream): void {
  const set = sets.get(key)
  set?.delete(stream)
  if (set?.size === 0) sets.delete(key)
}
