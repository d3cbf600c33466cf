// What our own analytics page asks: by a token of its own, which opens nothing else.
import type { Call } from '../../../../../generated/facts/call'
import type { CallId } from '../../../../../generated/facts/calls'
import {
  exportCsv,
  openAnalytics,
  renewAnalytics,
  type AnalyticsGrant,
  type InsightDays,
} from '../../../../../generated/facts/features/analytics'
import { askAnyone, type Answer } from '../../../../calls/askAnyone'
import { askFile } from '../../../../calls/askFile'

const clientId = 'insights'
const asForm = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }

export type Server = ReturnType<typeof createServer>

const isShutOut = (answer: Answer<unknown>) =>
  answer.kind === 'refused' && answer.code === 'unauthorized'

/** Keeps the grant that opened it; whoever is not let in any more is told by `onShut`. */
export function createServer(keep: (refreshToken: string) => void, onShut: () => void) {
  let grant: AnalyticsGrant | undefined

  function take(answer: Answer<AnalyticsGrant>): boolean {
    if (answer.kind !== 'answered') return false
    grant = answer.value
    keep(grant.refresh_token)
    return true
  }
  const renew = async (refreshToken: string) =>
    take(
      await askAnyone(
        renewAnalytics,
        { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId },
        asForm,
      ),
    )
  const bearer = () => ({ Authorization: `Bearer ${grant?.access_token ?? ''}` })

  /** Once more with a new token where the one before is over. */
  async function withToken<Value>(make: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const first = await make()
    if (!isShutOut(first)) return first
    const again = grant && (await renew(grant.refresh_token)) ? await make() : first
    if (isShutOut(again)) onShut()
    return again
  }

  return {
    open: async (code: string) =>
      take(
        await askAnyone(
          openAnalytics,
          { grant_type: 'one_time_code', code, client_id: clientId },
          asForm,
        ),
      ),
    renew,
    ask: <Id extends CallId, Request, Response>(
      call: Call<Id, Request, Response>,
      request: Request,
    ) => withToken(() => askAnyone(call, request, { headers: bearer() })),
    table: (days: InsightDays) => withToken(() => askFile(exportCsv, days, bearer())),
  }
}
