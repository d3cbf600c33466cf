import type { InsightDays, InsightProgram } from '../../../../../generated/facts/features/analytics'
import { csvLine, csvMark } from '../../../../kit/csv'
import type { Context, Handler } from '../../../../server/context'
import { StreamedFile } from '../../../../server/http/streamedFile'
import { languageOf } from '../../../../session/server'
import { periodOf, type Period } from './period'
import { programRows } from './programRows'

const atOnce = 200
const columns = [
  'program',
  'channels',
  'reached',
  'watched',
  'plays',
  'seconds',
  'finished',
] as const

/** A page of programs at a time, while they are sent. */
export const exportCsv = (async (request: InsightDays, context: Context) => {
  const period = await periodOf(request, context)
  const { services, caller, audit } = context
  const words = await services.screens.words(languageOf(caller.acceptLanguage), 'analytics')
  audit({ action: 'analytics.exported', details: { from: period.from, to: period.to } })
  const name = `${words['analytics.insights.title'] ?? 'Analytics'} ${period.from} ${period.to}.csv`
  const heads = columns.map((column) => words[`analytics.column.${column}`] ?? column)
  return new StreamedFile(name, 'text/csv; charset=utf-8', linesOf(heads, period, context))
}) as unknown as Handler<'exportCsv'>

async function* linesOf(heads: readonly string[], period: Period, context: Context) {
  yield csvMark + csvLine(heads)
  for (let after: InsightProgram | undefined; ;) {
    const rows = await programRows(period, context, { limit: atOnce, after })
    yield rows
      .map(({ title, channels, reached, watched, plays, seconds, finished }) =>
        csvLine([title, channels.join(', '), reached, watched, plays, seconds, finished]),
      )
      .join('')
    if (rows.length < atOnce) return
    after = rows.at(-1)
  }
}
