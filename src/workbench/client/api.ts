import { createEffect, createEvent } from 'effector'
import type {
  About,
  Edited,
  Lens,
  Preview,
  Seen,
  State,
  ReportedProblem,
  WhoMay,
} from '../../../codegen/workbench/protocol'
import type { Explanation } from '../../../codegen/questions/explain'

/** The only access to the local server: all requests of the page, and their failures. */
export class ApiFailure extends Error {
  constructor(
    /**
     * stale: the folder has changed. broken: the edits make the manifest invalid. gone: no answer.
     */
    readonly kind: 'stale' | 'broken' | 'gone' | 'refused',
    message: string,
    readonly problems: readonly ReportedProblem[] = [],
  ) {
    super(message)
  }
}

/** A changed folder and a missing server are shown elsewhere. */
export const isShownAsOutcome = ({ kind }: ApiFailure) => kind === 'refused' || kind === 'broken'

export type Looking = About & { readonly lens: Lens }

export type Step = 'undo' | 'redo'

/** The folder has changed: by an editor, another page, or our own saving. */
export const folderChanged = createEvent()

export const fetchStateFx = createEffect<void, State, ApiFailure>(() => ask('state'))
export const previewFx = createEffect<Edited, Preview, ApiFailure>((draft) => ask('preview', draft))
export const explainFx = createEffect<Looking, Explanation, ApiFailure>((question) =>
  ask('explain', question),
)
export const whoFx = createEffect<About, readonly WhoMay[], ApiFailure>((question) =>
  ask('who', question),
)
export const saveFx = createEffect<Edited, State, ApiFailure>((draft) => ask('save', draft))
export const stepFx = createEffect<Seen & { step: Step }, State, ApiFailure>(({ step, revision }) =>
  ask(step, { revision }),
)

async function ask<Answer>(question: string, body?: object): Promise<Answer> {
  const reply = await send(`/workbench/${question}`, body)
  const answer: unknown = await reply.json().catch(() => null)
  if (reply.ok && answer !== null) return answer as Answer
  throw failureOf(reply.status, answer)
}

async function send(path: string, body?: object): Promise<Response> {
  try {
    return await fetch(path, body && { method: 'POST', headers, body: JSON.stringify(body) })
  } catch {
    throw new ApiFailure('gone', 'The server does not answer.')
  }
}

const headers = { 'content-type': 'application/json' }

function failureOf(status: number, answer: unknown): ApiFailure {
  const { message = '', problems = [] } = (answer ?? {}) as Partial<ApiFailure>
  if (status === 409) return new ApiFailure('stale', message)
  if (status === 422) return new ApiFailure('broken', message, problems)
  // A proxy or a server that is still starting does not answer in JSON.
  if (answer === null) return new ApiFailure('gone', `The server answered ${status}.`)
  return new ApiFailure('refused', message)
}
