// Visits as reports make them, and the calls that the token of analytics opens.
import { ulid } from 'ulid'
import type { Calls } from '../../generated/facts/calls'
import type { AnalyticsGrant } from '../../generated/facts/features/analytics'
import { calls } from '../../generated/wiring/calls'
import { sumSessionsJob } from '../../src/features/analytics/server'
import { writingSession, type Reported } from '../../src/features/analytics/server/writeSession'
import type { Db } from '../../src/server/database/tables'
import { sql } from 'kysely'
import type { TestApp } from './freshApp'
import type { TestMember } from './people'
import { runJobAt } from './runJob'
import { callAs, post, postForm, type Answer, type TestSession } from './talk'

type Given = Partial<Reported> & Pick<Reported, 'programId' | 'customerId'>

/** A visit of a program of ten seconds, watched whole unless it says otherwise. */
export async function report(db: Db, now: Date, given: Given): Promise<void> {
  const usual = { versionNo: 1, sessionId: ulid(), userId: null, coverage: '1111111111', now }
  const reported = { ...usual, source: 'feed' as const, device: 'computer' as const, ...given }
  await sql`with told as ${writingSession(reported)} select 1`.execute(db)
}

export const sumUp = (app: Parameters<typeof runJobAt>[0], at: Date) =>
  runJobAt(app, sumSessionsJob, at)

/** What opens analytics for somebody who is signed in. */
export async function analyticsTokenOf(app: TestApp, session: TestSession): Promise<string> {
  const { body } = await callAs(app, session, 'getAnalyticsUrl')
  const { code } = body['clientResponse'] as { code: string }
  const form = { grant_type: 'one_time_code', code, client_id: 'insights' }
  const grant = await postForm(app, 'oauth/analytics', form)
  return (grant.body as unknown as AnalyticsGrant).access_token
}

type InsightCall = {
  [Id in keyof Calls]: Calls[Id]['auth'] extends 'analytics' ? Id : never
}[keyof Calls]

export const insightCalls = Object.values(calls).flatMap(({ id, auth }) =>
  auth === 'analytics' ? [id] : [],
) as InsightCall[]

export const askInsights = (
  app: TestApp,
  bearer: string | undefined,
  id: InsightCall,
  clientRequest: unknown = {},
): Promise<Answer> => post(app, calls[id].path, { clientRequest }, { bearer })

export async function insightsOf<Id extends InsightCall>(
  app: TestApp,
  bearer: string,
  id: Id,
  request: Calls[Id]['request'],
): Promise<Calls[Id]['response']> {
  const { body } = await askInsights(app, bearer, id, request)
  if (body['status'] !== 'Ok') throw new Error(JSON.stringify(body))
  return body['clientResponse'] as Calls[Id]['response']
}

/** So many people, each of whom has watched a program once. */
export async function watchedBy(
  db: Db,
  now: Date,
  { people, ...given }: Given & { readonly people: readonly TestMember[] },
): Promise<void> {
  for (const { userId } of people) await report(db, now, { ...given, userId })
}
