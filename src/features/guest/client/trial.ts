// Whoever asks guests tries the page out: it looks and does as for a guest, and nothing leaves this device.
import type { GuestSelf, GuestView } from '../../../../generated/facts/features/guest'
import type { Answer as Reply } from '../../../calls/askAnyone'
import type { GrowUpload } from '../../media/client/sending'
import type { Answer } from '../answers'
import type { GuestServer } from './server'

/** Somebody whom the link names, so that nobody is asked to join. */
const nobody: GuestSelf = { name: '', state: 'invited', mayWithdraw: false }

/** Only looks at what is asked, as it is in the language that is chosen. */
export function createTrial(server: GuestServer, answers: () => readonly Answer[]): GuestServer {
  let language = ''
  let said: Partial<Pick<GuestView, 'guest' | 'agreed' | 'answers'>> = { guest: nobody }

  async function read(): Promise<Reply<GuestView>> {
    const answer = await server.read(language)
    return answer.kind === 'answered' ? { ...answer, value: { ...answer.value, ...said } } : answer
  }

  return {
    read(wanted) {
      language = wanted
      return read()
    },
    open: () => Promise.resolve(),
    join: () => Promise.resolve({ kind: 'failed' }),
    async agree({ name, email, guardian }) {
      const answer = await server.read(language)
      if (answer.kind !== 'answered') return answer
      const { release } = answer.value
      const givenAt = new Date().toISOString()
      said = {
        guest: { name, email, state: 'started', mayWithdraw: false },
        ...(release && { agreed: { ...release, signedBy: name, guardian, givenAt } }),
      }
      return read()
    },
    submit() {
      const guest = { ...(said.guest ?? nobody), state: 'submitted' as const }
      said = { ...said, guest, answers: answers().flatMap(sentOf) }
      return read()
    },
    withdraw: read,
    sender: { uploadOf: () => here, pause: () => Promise.resolve() },
  }
}

const sentOf = ({ takeId, promptId, ms }: Answer): GuestView['answers'] =>
  takeId === undefined
    ? []
    : [{ takeId, promptId, state: 'arrived', isSent: true, film: { durationMs: ms, sources: [] } }]

/** A film that stays where it is. */
const here: GrowUpload = {
  ended: () => undefined,
  finish: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
  discard: () => Promise.resolve(),
}
