// Joining by the link for everybody, with the work that the server asks for (proof.ts).
import type {
  GuestCheck,
  GuestProof,
  GuestView,
  JoinGuestRequestRequest,
} from '../../../../generated/facts/features/guest'
import { findNumber } from '../proof'
import type { GuestServer } from './server'

/** Undefined: this browser cannot; the server refuses and says so. */
const proofOf = ({ salt, rounds }: GuestCheck): Promise<GuestProof | undefined> =>
  findNumber({ salt, rounds }).then(
    (number) => ({ salt, number }),
    () => undefined,
  )

/** Browsers do the work only where the page came by https, or from the machine itself. */
export function canJoin({ check }: Pick<GuestView, 'check'>): boolean {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  return check === undefined || subtle !== undefined
}

export function createJoining() {
  let begun: Promise<GuestProof | undefined> | undefined

  async function ask(server: Pick<GuestServer, 'join'>, given: JoinGuestRequestRequest) {
    const proof = await begun
    return server.join({ ...given, ...(proof && { proof }) })
  }

  return {
    /** While somebody reads and types. */
    begin(check: GuestCheck | undefined): void {
      if (check) begun ??= proofOf(check)
    },
    /** Whoever read for more than an hour works once more. */
    async join(
      server: Pick<GuestServer, 'join' | 'read'>,
      given: JoinGuestRequestRequest,
      language: string,
    ): ReturnType<GuestServer['join']> {
      const answer = await ask(server, given)
      if (answer.kind !== 'refused' || answer.code !== 'guestUnchecked') return answer
      const latest = await server.read(language)
      if (latest.kind !== 'answered' || !latest.value.check) return answer
      begun = proofOf(latest.value.check)
      return ask(server, given)
    },
  }
}
