import type { GuestView } from '../../../../generated/facts/features/guest'
import { toSend, type Answer } from '../answers'
import { failedBy, type Fault } from './fault'
import type { GuestServer } from './server'
import type { TakesOfPhone } from './takesOfPhone'

export interface Sending {
  readonly server: GuestServer
  readonly linked: { readonly takes: TakesOfPhone } | undefined
  answers(): Answer[]
  show(view: GuestView): void
  change(part: { isSending?: boolean; fault?: Fault | undefined }): void
}

const retryMs = 3000

/** Once every film has arrived; a network that is gone is waited for. */
export async function sendAnswers(sending: Sending): Promise<void> {
  const { linked, answers, change } = sending
  const chosen = toSend(answers())
  if (!linked || chosen.length === 0) return
  change({ isSending: true, fault: undefined })
  await Promise.all(chosen.map(({ takeId = '' }) => linked.takes.untilArrived(takeId)))
  const isRefused = answers().some(({ state }) => state === 'refused')
  if (!isRefused) await submit(chosen, sending)
  change({ isSending: false })
}

async function submit(
  chosen: readonly Answer[],
  { server, linked, show, change }: Sending,
): Promise<void> {
  const sent = chosen.map(({ takeId = '', ms = 0 }) => ({ takeId, durationMs: ms }))
  for (;;) {
    const answer = await server.submit({ answers: sent })
    if (answer.kind === 'answered') {
      show(answer.value)
      return linked?.takes.forgetAll()
    }
    if (answer.kind === 'refused') return change({ fault: failedBy(answer) })
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}
