import type { CallId } from '../../../generated/facts/calls'
import type { Screen } from '../../../generated/facts/screen'
import { csvLine, csvMark } from '../../kit/csv'
import type { Context, Handler } from '../../server/context'
import { failure } from '../../server/errors'
import { StreamedFile } from '../../server/http/streamedFile'
import { languageOf } from '../../session/server'
import type { Question } from '../question'
import { exportColumns, type ExportColumn } from './exportColumns'
import { orderBy } from './findPage'
import type { List } from './list'
import { narrowedBy, orderOf } from './matching'
import { sql } from 'kysely'

export interface ExportRequest extends Question {
  /** Only these of what the question finds. */
  readonly ids?: readonly string[]
  readonly columns: readonly string[]
}

export const mostExported = 100_000
const atOnce = 1_000

/** What an export needs of the screen whose rows it writes: what its fields and values are called. */
export type ExportedScreen = Pick<Screen, 'feature' | 'title' | 'fields'>

/**
 * The handler of an export call. Which rows, and in which order, is settled at once; what they hold
 * is read a thousand at a time, each row once, while the file is sent. A row that is gone by then
 * is left out. More than 100,000 rows are refused (`tooManyRows`).
 */
export function exportRows<const Id extends CallId>(
  callId: Id,
  list: List,
  screen: ExportedScreen,
): Handler<Id>
export function exportRows(callId: CallId, list: List, screen: ExportedScreen): object {
  return async (request: ExportRequest, context: Context) => {
    const { services, caller, now } = context
    const ids = await idsOf(list, request, context)
    const language = languageOf(caller.acceptLanguage)
    const words = await services.screens.words(language, screen.feature)
    const speech = { words, language }
    const columns = await exportColumns(list, screen, request.columns, speech, context)
    context.audit({
      action: callId,
      details: { list: list.callId, rows: ids.length, fields: request.columns },
    })
    const name = `${words[screen.title] ?? list.callId} ${now.toISOString().slice(0, 10)}.csv`
    return new StreamedFile(name, 'text/csv; charset=utf-8', linesOf(list, ids, columns, context))
  }
}

async function idsOf(
  list: List,
  { ids, ...question }: ExportRequest,
  context: Context,
): Promise<string[]> {
  const fields = await list.fieldsFor(question, context)
  const matching = list.matching(question, fields, context)
  const { order } = orderOf(question.sort, list.facts, list.definition, fields)
  const chosen = ids && sql<boolean>`${order.rowId} = any(${[...ids]}::text[])`
  const found = await narrowedBy(matching, chosen ? [chosen] : [])
    .select(order.rowId.as('id'))
    .orderBy(orderBy(order))
    .limit(mostExported + 1)
    .execute()
  if (found.length > mostExported) throw failure('tooManyRows', { most: String(mostExported) })
  return found.map(({ id }) => id as string)
}

async function* linesOf(
  list: List,
  ids: readonly string[],
  columns: readonly ExportColumn[],
  context: Context,
): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(({ head }) => head))
  for (let at = 0; at < ids.length; at += atOnce) {
    const loaded = await list.find(ids.slice(at, at + atOnce), context)
    const rows = await list.present(loaded, context)
    yield rows.map((row) => csvLine(columns.map(({ cellOf }) => cellOf(row)))).join('')
  }
}
