/** What became of one attempt to post one part. */
export type PartAnswer =
  | { kind: 'stored' }
  | { kind: 'answered'; status: number; code?: string }
  | { kind: 'broken' }

export type Verdict = 'stored' | 'again' | 'refused' | 'gone'

/** S3 tells two kinds of 400 apart by their code alone: a slow upload may come again, a bad one may not. */
const passingCodes = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'OperationAborted'])

/** 401 and 403: the signature grew old on the way; another one is fetched for every new attempt. */
const passingStatuses = new Set([401, 403, 408, 425, 429])

export function judgePartAnswer(answer: PartAnswer): Verdict {
  if (answer.kind === 'stored') return 'stored'
  if (answer.kind === 'broken') return 'again'
  const { status, code } = answer
  if (passingStatuses.has(status) || status >= 500) return 'again'
  if (code !== undefined && passingCodes.has(code)) return 'again'
  return status === 404 || status === 410 ? 'gone' : 'refused'
}

/** <Error><Code>EntityTooLarge</Code>…: all of the reply that decides anything. */
export function codeOfReply(body: string): string | undefined {
  return /<Code>([^<]*)<\/Code>/.exec(body)?.[1]
}
