/** The outcome of one attempt to post one part. */
export type PartAnswer =
  | { kind: 'stored' }
  | { kind: 'answered'; status: number; code?: string }
  | { kind: 'broken' }

export type Verdict = 'stored' | 'again' | 'refused' | 'gone'

/** S3 answers 400 to temporary and permanent faults alike; only these codes may be retried. */
const passingCodes = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'OperationAborted'])

/** Retried. For 401 and 403 the signature expired on the way; every attempt gets a current one. */
const passingStatuses = new Set([401, 403, 408, 425, 429])

export function judgePartAnswer(answer: PartAnswer): Verdict {
  if (answer.kind === 'stored') return 'stored'
  if (answer.kind === 'broken') return 'again'
  const { status, code } = answer
  if (passingStatuses.has(status) || status >= 500) return 'again'
  if (code !== undefined && passingCodes.has(code)) return 'again'
  return status === 404 || status === 410 ? 'gone' : 'refused'
}

/**
 * Reads the code from <Error><Code>EntityTooLarge</Code>…, the only part of the reply that matters.
 */
export function codeOfReply(body: string): string | undefined {
  return /<Code>([^<]*)<\/Code>/.exec(body)?.[1]
}
