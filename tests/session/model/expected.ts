/**
 * What a person may expect, and all of it: no tokens, no tabs, no locks. Driven by what the person did
 * and by what reached the server; whatever the network did in between must make no difference.
 */
export interface Expected {
  /** Nobody, or who is signed in since when, where, and last active when. */
  readonly signedIn: {
    readonly session: number
    readonly customerId: string
    readonly since: number
    readonly activeAt: number
  } | null
  /** Sign-ins and sign-outs so far: each begins an epoch. */
  readonly epochs: number
}

export type Fact =
  | { fact: 'signedIn'; session: number; at: number }
  | { fact: 'moved'; session: number; customerId: string }
  /** The person did something, in whatever tab. */
  | { fact: 'acted'; at: number }
  /** An epoch: the person sees where they are, signed in or moved. */
  | { fact: 'began'; at: number }
  | { fact: 'signedOut' }

/** Where the person may go, under ids as the database takes them; signing in leads to the first. */
export const customers = ['C1', 'C2'].map((id) => id.padStart(26, '0')) as [string, string]

export const nobody: Expected = { signedIn: null, epochs: 0 }

const idleMs = 30 * 60_000
const dayMs = 24 * 60 * 60_000
/** Activity is written down at most this often. */
const stepMs = 15_000

export function after(expected: Expected, fact: Fact): Expected {
  const { signedIn, epochs } = expected
  if (fact.fact === 'signedIn') {
    const { session, at } = fact
    return {
      signedIn: { session, customerId: customers[0], since: at, activeAt: at },
      epochs: epochs + 1,
    }
  }
  if (!signedIn) return expected
  switch (fact.fact) {
    case 'signedOut':
      return { signedIn: null, epochs: epochs + 1 }
    case 'moved':
      if (signedIn.session !== fact.session) return expected
      return { signedIn: { ...signedIn, customerId: fact.customerId }, epochs }
    case 'acted':
      // What comes after the end, such as the touch that wakes a laptop, revives nothing.
      if (isOver(expected, fact.at) || fact.at - signedIn.activeAt < stepMs) return expected
      return { signedIn: { ...signedIn, activeAt: fact.at }, epochs }
    case 'began':
      return { signedIn: { ...signedIn, activeAt: fact.at }, epochs }
  }
}

/** Idle for half an hour, or a day old: the only ways to be signed out without having asked for it. */
export function isOver({ signedIn }: Expected, now: number): boolean {
  return signedIn !== null && (now - signedIn.activeAt >= idleMs || now - signedIn.since > dayMs)
}
