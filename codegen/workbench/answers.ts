import type { Answer, ReportedProblem } from './protocol'

/** Responses of the workbench's server: the failures, and success. */
export const ok = <Body>(body: Body) => ({ status: 200, body }) as const

export const stale = {
  status: 409,
  body: { stale: true, message: 'The manifest has changed since this page read it.' },
} as const satisfies Answer<never>

export const broken = (problems: readonly ReportedProblem[]) =>
  ({ status: 422, body: { problems } }) as const

export const refused = (message: string) => ({ status: 400, body: { message } }) as const

export const unknownSubject = (of: string, suggestion: string | undefined) =>
  ({
    status: 404,
    body: {
      message: `There is no ${of}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`,
    },
  }) as const
