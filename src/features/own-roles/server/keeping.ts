import type { Ref } from '../../../../generated/facts/features/screens'
import { closedWith, type HeldRole } from '../../../access/ownRole'
import type { Member } from '../../../server/context'
import { mayUse, type SessionServices } from '../../../session/server'
import type { Holder } from './holders'

interface Asked {
  readonly roleId: string
  readonly closed: readonly string[]
  readonly holders: readonly Holder[]
  /** Whoever asks: their customer and its flags. */
  readonly member: Member
}

/** Holders of a role to whom another of their roles opens something that this one takes away. */
export function whoKeeps(
  asked: Asked,
  services: Pick<SessionServices, 'calls' | 'overlaid'>,
): Ref[] {
  const { roleId, holders, member } = asked
  const taken = [...closedWith(asked.closed)]
  const judged = new Map<string, boolean>()
  const opens = (id: string, held: HeldRole) => {
    if (!judged.has(id))
      judged.set(
        id,
        taken.some((each) => mayUse(each, { ...member, held: [held] }, services)),
      )
    return judged.get(id)
  }
  return holders
    .filter(({ roles }) => roles.some(({ id, held }) => id !== roleId && opens(id, held)))
    .map(({ ref }) => ref)
}
