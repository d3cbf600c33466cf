// Whose takes this page may see: those of the person who is signed in, made for the current customer.
import { combine } from 'effector'
import { $customerId, $userId } from '../../../../session/client'

export interface Owner {
  readonly customerId: string
  readonly userId: string
}

export const $owner = combine($customerId, $userId, (customerId, userId): Owner | null =>
  customerId === '' || userId === '' ? null : { customerId, userId },
)

/** The folder of their takes on this computer's disk. */
export const folderOf = ({ customerId, userId }: Owner): readonly string[] => [
  'takes',
  customerId,
  userId,
]

export function needOwner(owner: Owner | null): Owner {
  if (!owner) throw new Error('Nobody is signed in.')
  return owner
}
