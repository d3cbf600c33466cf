// What a page asks of the server by its link.
import type { Call } from '../../../../generated/facts/call'
import type { CallId } from '../../../../generated/facts/calls'
import {
  completeGuestUpload,
  getGuestRequest,
  getGuestUpload,
  giveGuestConsent,
  joinGuestRequest,
  openGuestRequest,
  removeGuestClip,
  signGuestUpload,
  startGuestClip,
  submitAnswers,
  withdrawAnswers,
  type GiveGuestConsentRequest,
  type GuestView,
  type JoinGuestRequestRequest,
  type SubmitAnswersRequest,
} from '../../../../generated/facts/features/guest'
import { askAnyone, type Answer } from '../../../calls/askAnyone'
import type { CallFailure } from '../../../calls/failures'
import {
  createControl,
  createWire,
  growUpload,
  type Growing,
  type GrowUpload,
} from '../../media/client/sending'

export interface SentTake {
  readonly takeId: string
  readonly promptId: string
  readonly mime: string
  readonly bytes?: number
}

/** How films travel. */
export interface Sender {
  uploadOf(take: SentTake, growing: Growing): GrowUpload
  pause(ms: number): Promise<void>
}

export interface GuestServer {
  read(language: string): Promise<Answer<GuestView>>
  open(): Promise<unknown>
  join(given: JoinGuestRequestRequest): Promise<Answer<{ readonly token: string }>>
  agree(given: GiveGuestConsentRequest): Promise<Answer<GuestView>>
  submit(given: SubmitAnswersRequest): Promise<Answer<GuestView>>
  withdraw(): Promise<Answer<GuestView>>
  readonly sender: Sender
}

type Ask = <Id extends CallId, Request, Response>(
  call: Call<Id, Request, Response>,
  request: Request,
) => Promise<Answer<Response>>

export function serverBy(token: string): GuestServer {
  const ask: Ask = (call, request) =>
    askAnyone(call, request, { headers: { 'Guest-Token': token } })
  return {
    read: (language) => ask(getGuestRequest, { language }),
    open: () => ask(openGuestRequest, {}),
    join: (given) => ask(joinGuestRequest, given),
    agree: (given) => ask(giveGuestConsent, given),
    submit: (given) => ask(submitAnswers, given),
    withdraw: () => ask(withdrawAnswers, {}),
    sender: senderBy(ask),
  }
}

/** Uploads speak to the server in answers, or failures of calls. */
function senderBy(ask: Ask): Sender {
  const valueOf = async <Id extends CallId, Request, Response>(
    call: Call<Id, Request, Response>,
    request: Request,
  ): Promise<Response> => {
    const answer = await ask(call, request)
    if (answer.kind === 'answered') return answer.value
    throw failureOf(call.id, answer)
  }
  const control = createControl({
    getUpload: (request) => valueOf(getGuestUpload, request),
    completeUpload: (request) => valueOf(completeGuestUpload, request),
  })
  const wire = createWire(() => valueOf(signGuestUpload, {}))
  return {
    uploadOf: (take, growing) =>
      growUpload(
        growing,
        {
          ...control,
          start: () => valueOf(startGuestClip, take),
          discard: async () => void (await ask(removeGuestClip, { takeId: take.takeId })),
        },
        wire,
      ),
    pause: (ms) => wire.pause(ms, new AbortController().signal),
  }
}

/** What is asked too often can be asked again. */
function failureOf(
  call: CallId,
  answer: Exclude<Answer<unknown>, { kind: 'answered' }>,
): CallFailure {
  if (answer.kind === 'failed' || answer.code === 'tooManyAttempts')
    return { call, reactions: [], kind: 'unreachable', retryAfterMs: null }
  const { code } = answer
  const told = { status: 200, message: null, faults: [] }
  return { call, reactions: [], kind: 'refused', code, text: { words: code ?? '' }, ...told }
}
