// A contact, and what may be done with it (domain.md E4). Used by both wings.

export type ContactState = 'active' | 'unsubscribed' | 'bounced'

export interface ContactStanding {
  readonly isTrashed: boolean
  readonly state: ContactState
  readonly isListed: boolean
}

export type ContactAct =
  | 'edit'
  | 'addToLists'
  | 'removeFromLists'
  | 'unsubscribe'
  | 'resubscribe'
  | 'trash'
  | 'restore'
  | 'erase'

/** Nobody is kept against their will: what is erased need not be in the trash first. */
export function actsWith({ isTrashed, state, isListed }: ContactStanding): ContactAct[] {
  if (isTrashed) return ['restore', 'erase']
  return [
    'edit',
    'addToLists',
    ...(isListed ? (['removeFromLists'] as const) : []),
    state === 'unsubscribed' ? 'resubscribe' : 'unsubscribe',
    'trash',
    'erase',
  ]
}

/** Addresses are compared in lower case. */
export const addressOf = (email: string) => email.trim().toLowerCase()
