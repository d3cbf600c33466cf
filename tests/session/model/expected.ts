/**
 * What a person may expect, and all of it: no tokens, no tabs, no locks. Driven by what the person did
 * and by what reached the server; whatever the network did in between must make no difference.
 */
export interface Expected {
  /** Nobody, or who is signed in since when, where, and last heard when. */
  readonly signedIn: {
    readonly session: number
    readonly customerId: string
    readonly since: number
    readonly heardAt: number
  } | null
  /** Sign-ins and sign-outs so far: each begins an epoch. */
  readonly epochs: number
}

export type Fact =
  | { fact: 'signedIn'; session: number; at: number }
  | { fact: 'moved'; session: number; customerId: string }
  | { fact: 'heard'; session: number; at: number }
  | { fact: 'signedOut' }

/** Where the person may go, under ids as the database takes them; signing in leads to the first. */
export const customers = ['C1', 'C2'].map((id) => id.padStart(26, '0')) as [string, string]

export const nobody: Expected = { signedIn: null, epochs: 0 }

const idleMs = (30 * 60 + 15) * 1000
const dayMs = 24 * 60 * 60_000

export function after(expected: Expected, fact: Fact): Expected {
  const { signedIn, epochs } = expected
  if (fact.fact === 'signedOut') {
    return signedIn ? { signedIn: null, epochs: epochs + 1 } : expected
  }
  if (fact.fact === 'signedIn') {
    const { session, at } = fact
    return {
      signedIn: { session, customerId: customers[0], since: at, heardAt: at },
      epochs: epochs + 1,
    }
  }
  if (signedIn?.session !== fact.session) return expected
  return fact.fact === 'heard'
    ? { signedIn: { ...signedIn, heardAt: fact.at }, epochs }
    : { signedIn: { ...signedIn, customerId: fact.customerId }, epochs }
}

/** Idle for half an hour, or a day old: the only ways to be signed out without having asked for it. */
export function isOver({ signedIn }: Expected, now: number): boolean {
  return signedIn !== null && (now - signedIn.heardAt > idleMs || now - signedIn.since > dayMs)
}
