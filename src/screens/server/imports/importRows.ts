import type { CallId } from '../../../../generated/facts/calls'
import type { Context, Handler } from '../../../server/context'
import type { AnyRowChange } from '../changeRow'
import type { AnyRowCreation } from '../createRow'
import type { DefinedList } from '../defineList'
import type { LoadedRow } from '../definition'
import type { List } from '../list'
import type { ListFacts } from '../listFacts'
import type { Columns } from '../rowTable'
import type { Column } from '../sources'
import { findMatches } from './findMatches'
import { fingerprintOf, planRow, type Plan } from './planRow'
import { findImported, keepImported, openImport, type ImportedRow, type KeptRow } from './queries'
import { writePlans, type Outcome } from './writePlans'
import { sql } from 'kysely'

/** An import as `undoImport` finds it. */
export interface Importing {
  readonly callId: string
  readonly list: List
  readonly creation: AnyRowCreation
  readonly change: AnyRowChange
  readonly match: Match
}

export interface Match {
  /** The field by which rows are found that are there already. */
  readonly field: string
  /** What it is in the database, such as `lower(c.email)`. */
  readonly by: Column<Record<string, Record<string, unknown>>, string>
  /** What `by` is of a value; trimmed and in small letters unless said. */
  keyOf?(value: string): string
}

export interface ImportRequest {
  readonly importId: string
  readonly dryRun: boolean
  readonly mode: ImportMode
  /** Whoever is new is not written to. */
  readonly isQuiet?: boolean
  readonly rows: readonly Columns[]
}

/** What becomes of a row that is there already. */
export type ImportMode = 'fill' | 'overwrite' | 'skip'

export type ImportHandler<Id extends CallId> = Handler<Id> & { readonly importing: Importing }

/** The handlers of the calls that an import makes, and how it finds rows. */
interface Writes {
  readonly create: { readonly creation: AnyRowCreation }
  readonly update: { readonly change: AnyRowChange }
  readonly match: Match
}

/**
 * The handler of an import call. Rows are created and changed as by those calls, with their checks;
 * each by itself, so that one that is refused keeps none of the others back. Rows sent again with
 * the same `importId` get the same verdict and are not written again. A dry run does all of it and
 * takes it back; what a file adds it cannot see, so it tells the places that all of it shares.
 */
export function importRows<
  const Id extends CallId,
  Facts extends ListFacts,
  Row,
  Loaded extends LoadedRow,
>(callId: Id, list: DefinedList<Facts, Row, Loaded>, writes: Writes): ImportHandler<Id>
export function importRows(callId: CallId, list: List, { create, update, match }: Writes): object {
  const { creation } = create
  const importing: Importing = { callId, list, creation, change: update.change, match }
  const handler = async (request: ImportRequest, context: Context) => {
    if (!request.dryRun) return { rows: await writeAll(importing, request, context) }
    const places = await creation.places?.count(context)
    return {
      rows: await tryAll(importing, request, context),
      ...(places && { places }),
      ...(creation.invitations && { invites: true }),
    }
  }
  return Object.assign(handler, { importing })
}

/** Written and taken back, so that also the database has had its say. */
async function tryAll(importing: Importing, request: ImportRequest, context: Context) {
  const untold: Context = { ...context, audit: () => {}, afterCommit: () => {} }
  await sql`savepoint dry_run`.execute(context.db)
  const { verdicts } = await judgeAll(importing, request, untold, new Map())
  await sql`rollback to savepoint dry_run`.execute(context.db)
  return verdicts
}

async function writeAll(importing: Importing, request: ImportRequest, context: Context) {
  await openImport(importing.callId, request.importId, context)
  const keys = request.rows.map((row) => matchKeyOf(importing.match, row))
  const earlier = await findImported(request.importId, [...new Set(keys)], context)
  const known = new Map(earlier.map((row) => [row.matchKey, row]))
  const { verdicts, written } = await judgeAll(importing, request, context, known)
  await keepImported(request.importId, written, context)
  return verdicts
}

async function judgeAll(
  importing: Importing,
  { rows, mode, dryRun, isQuiet = false }: ImportRequest,
  context: Context,
  known: ReadonlyMap<string, ImportedRow>,
): Promise<{ verdicts: Verdict[]; written: KeptRow[] }> {
  const { match } = importing
  const keys = rows.map((row) => matchKeyOf(match, row))
  const matches = await findMatches(importing, keys, context)
  const seen = new Set<string>()
  const plans = rows.map((values, at): Plan | ImportedRow => {
    const key = keys[at]!
    const before = known.get(key)
    const isDouble = seen.has(key) || (before && before.fingerprint !== fingerprintOf(values))
    seen.add(key)
    if (isDouble) return { verdict: 'refused', code: 'double' }
    return before ?? planRow(importing, values, mode, matches.get(key) ?? [], context)
  })
  const outcomes = await writePlans(importing, plans.filter(isPlan), context, {
    isTrial: dryRun,
    isQuiet,
  })
  const verdicts = plans.map((plan) =>
    verdictOf(match, isPlan(plan) ? outcomes.get(plan)! : toldBefore(plan)),
  )
  const written = plans.flatMap((plan, at) => {
    const outcome = isPlan(plan) ? outcomes.get(plan) : undefined
    if (!outcome || outcome.verdict === 'refused') return []
    return [{ ...outcome, matchKey: keys[at]!, fingerprint: fingerprintOf(rows[at]!) }]
  })
  return { verdicts, written }
}

const isPlan = (plan: Plan | ImportedRow): plan is Plan => !('fingerprint' in plan)

const toldBefore = ({ verdict, rowId, rev, earlier }: ImportedRow): Outcome => ({
  verdict,
  rowId: rowId!,
  rev,
  earlier: earlier && JSON.stringify(earlier),
})

export interface Verdict {
  readonly verdict: Outcome['verdict']
  readonly id?: string
  readonly faults: ReadonlyArray<{ readonly field: string; readonly code: string }>
}

/** What is wrong with a row as a whole is told at the field that people know it by. */
function verdictOf({ field }: Match, outcome: Outcome): Verdict {
  const { verdict } = outcome
  return verdict === 'refused'
    ? { verdict, faults: [{ field, code: outcome.code }] }
    : { verdict, id: outcome.rowId, faults: [] }
}

export function matchKeyOf({ field, keyOf = usualKey }: Match, values: Columns): string {
  const value = values[field]
  return typeof value === 'string' ? keyOf(value) : ''
}

const usualKey = (value: string) => value.trim().toLowerCase()
