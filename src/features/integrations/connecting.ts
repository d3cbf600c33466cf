// How somebody goes to another service and comes back.
export type Outcome = 'connected' | 'cancelled' | 'unreachable' | 'failed' | 'late'

const outcomes: readonly Outcome[] = ['connected', 'cancelled', 'unreachable', 'failed', 'late']

export const startPath = (kind: string) => `/oauth/${kind}/start`
/** What the operator names where the app is registered. */
export const callbackPath = (kind: string) => `/oauth/${kind}/callback`

/** What the fragment of a page says of how it went. */
export function outcomeIn(hash: string): Outcome | undefined {
  const [, said] = /^#connection=(\w+)$/.exec(hash) ?? []
  return outcomes.find((outcome) => outcome === said)
}
