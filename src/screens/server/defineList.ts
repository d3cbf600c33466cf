import type { CallId } from '../../../generated/facts/calls'
import { lists, type ListId, type ListRows } from '../../../generated/facts/lists'
import type { Context, Handler } from '../../server/context'
import type { AnyDefinition, ListDefinition, LoadedRow } from './definition'
import { createList, type List, type ListRequest, type PresentedRow } from './list'
import type { ListFacts } from './listFacts'

/** A list that knows what its rows are, so that writes to them are typed. */
export interface DefinedList<Facts extends ListFacts, Row, Loaded extends LoadedRow> extends List {
  find(ids: readonly string[], context: Context): Promise<Loaded[]>
  present(rows: readonly Loaded[], context: Context): Promise<(Row & PresentedRow)[]>
  shown(id: string, context: Context): Promise<Row & PresentedRow>
  /** They only exist for the compiler. */
  readonly types?: { facts: Facts; row: Row; loaded: Loaded }
}

/** Of a list that the manifest does not know, such as a test's. */
export function defineListOf<Row>(): <
  const Facts extends ListFacts,
  DB,
  TB extends keyof DB,
  Loaded extends LoadedRow,
>(
  callId: string,
  facts: Facts,
  definition: ListDefinition<Facts, Row, DB, TB, Loaded>,
) => DefinedList<Facts, Row, Loaded>
export function defineListOf(): object {
  return createList
}

/**
 * The `present` of a list whose fields all follow from columns of the same name. It is generic so that TypeScript infers
 * the type of rows from `load` first.
 */
export const byName: <Loaded>(row: Loaded) => object = () => ({})

type FactsOf<Id extends ListId> = (typeof lists)[Id] extends ListFacts ? (typeof lists)[Id] : never

/** A list call of the manifest: who sees which rows, and what its fields are in the database. */
export function defineList<
  const Id extends ListId,
  DB,
  TB extends keyof DB,
  Loaded extends LoadedRow,
>(
  callId: Id,
  definition: ListDefinition<FactsOf<Id>, ListRows[Id], DB, TB, Loaded>,
): DefinedList<FactsOf<Id>, ListRows[Id], Loaded> & { readonly handler: ListHandler<Id> }
export function defineList(callId: ListId, definition: AnyDefinition): object {
  const list = createList(callId, lists[callId], definition)
  return { ...list, handler: handlerOf(list) }
}

export type ListHandler<Id> = (Id extends CallId ? Handler<Id> : never) & { readonly list: List }

/** It carries its list, so that what serves all lists finds them among the handlers. */
export function handlerOf<Id extends ListId>(list: List): ListHandler<Id>
export function handlerOf(list: List): object {
  const handler = (request: ListRequest, context: Context) => list.answer(request, context)
  return Object.assign(handler, { list })
}
