/**
 * The complete expectation of a person: no tokens, no tabs, no locks. It follows from what the
 * person did and what reached the server; the network must make no difference.
 */
export interface Expected {
  /** null, or since when somebody is signed in, in which customer, and when last active. */
  readonly signedIn: {
    readonly session: number
    readonly customerId: string
    readonly since: number
    readonly activeAt: number
  } | null
  /** The number of sign-ins and sign-outs so far; each begins an epoch. */
  readonly epochs: number
}

export type Fact =
  | { fact: 'signedIn'; session: number; at: number }
  | { fact: 'moved'; session: number; customerId: string }
  /** The person did something, in any tab. */
  | { fact: 'acted'; at: number }
  /** An epoch: the person sees where they are, signed in or moved. */
  | { fact: 'began'; at: number }
  | { fact: 'signedOut' }

/** The customers, with ids as the database accepts them; signing in opens the first. */
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
      // Activity after the end, such as the touch that wakes a laptop, does not restore the
      // session.
      if (isOver(expected, fact.at) || fact.at - signedIn.activeAt < stepMs) return expected
      return { signedIn: { ...signedIn, activeAt: fact.at }, epochs }
    case 'began':
      return { signedIn: { ...signedIn, activeAt: fact.at }, epochs }
  }
}

/** Idle for half an hour or a day old: the only reasons for being signed out without asking. */
export function isOver({ signedIn }: Expected, now: number): boolean {
  return signedIn !== null && (now - signedIn.activeAt >= idleMs || now - signedIn.since > dayMs)
}
