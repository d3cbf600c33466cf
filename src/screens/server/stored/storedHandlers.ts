import type { CallId } from '../../../../generated/facts/calls'
import type { ListId } from '../../../../generated/facts/lists'
import { stored, type StoredCallId } from '../../../../generated/facts/stored'
import type { Context, Handler } from '../../../server/context'
import { changeRow } from '../changeRow'
import { changeRows } from '../changeRows'
import { createRow } from '../createRow'
import { exportRows } from '../exportRows'
import { importRows } from '../imports/importRows'
import { handlerOf } from '../defineList'
import type { List, PresentedRow } from '../list'
import type { Columns } from '../rowTable'
import { ensureNamedExist } from './namedRows'
import type { StoredCall, StoredFacts } from './storedFacts'
import { storedList } from './storedList'
import { columnsOf, ensurePicturesKept, lowered, newRow, writesOf } from './storedValues'

type Handlers = { readonly [Id in StoredCallId]: Handler<Id & CallId> }

function handlersOf(entities: readonly StoredFacts[]): Handlers {
  const globals = new Set(entities.flatMap(({ table, isGlobal }) => (isGlobal ? [table] : [])))
  const isGlobal = (table: string) => globals.has(table)
  return Object.assign({}, ...entities.map((facts) => handlersFor(facts, isGlobal))) as Handlers
}

const isImport = ([, { does }]: [string, StoredCall]) => does === 'import'

type IsGlobal = (table: string) => boolean

function handlersFor(facts: StoredFacts, isGlobal: IsGlobal): Readonly<Record<string, unknown>> {
  const lists = new Map(facts.lists.map((id) => [id, storedList(id, facts)]))
  const handlers: Record<string, unknown> = Object.fromEntries(
    [...lists].map(([id, list]) => [id, handlerOf(list)]),
  )
  const calls = Object.entries(facts.calls)
  // An import creates and changes rows by the handlers of other calls.
  for (const [id, call] of [...calls.filter((each) => !isImport(each)), ...calls.filter(isImport)])
    handlers[id] = handlerFor(id as CallId, call, listNamed(lists, call.in), facts, {
      isGlobal,
      handlers,
    })
  return handlers
}

/** Types of rows end here: the manifest's checks have seen that fields and columns fit. */
type AnyList = List & {
  present(rows: readonly unknown[], context: Context): Promise<PresentedRow[]>
}

const listNamed = (lists: ReadonlyMap<ListId, List>, id: ListId) => lists.get(id) as AnyList

interface Around {
  readonly isGlobal: IsGlobal
  readonly handlers: Readonly<Record<string, unknown>>
}

function handlerFor(
  id: CallId,
  call: StoredCall,
  list: AnyList,
  facts: StoredFacts,
  { isGlobal, handlers }: Around,
): unknown {
  const { unique: taken } = facts
  const table = facts.table as never
  const judge = async (values: Columns, context: Context) => {
    await ensureNamedExist(facts, values, isGlobal, context)
    await ensurePicturesKept(facts, values, context)
  }
  switch (call.does) {
    case 'create':
      return createRow(id, list, {
        table,
        taken,
        async insert(values: Columns, rowId: string, context: Context) {
          await judge(values, context)
          return (await newRow(facts, values, rowId, context)) as never
        },
      })
    case 'update':
      return changeRow(id, list as never, {
        table,
        taken,
        may: 'edit' as never,
        async set(values: Columns, _, context: Context) {
          await judge(values, context)
          return columnsOf(facts, values) as never
        },
      })
    case 'export':
      return exportRows(id, list, facts.screen!)
    case 'import': {
      const { columns: all, calls } = facts
      const update = Object.keys(calls).find((other) => calls[other]!.does === 'update')
      const { column, type } = all[call.match!]!
      const by = `row.${column}`
      return importRows(id, list as never, {
        create: handlers[call.like!] as never,
        update: handlers[update!] as never,
        match: { field: call.match!, by: type === 'email' ? by : lowered(by) },
      })
    }
    default:
      return changeRows(
        id,
        list as never,
        {
          table,
          taken,
          ...writesOf(call, facts),
          each: (_: unknown, values: Columns, context: Context) => judge(values, context),
        } as never,
      )
  }
}

/** What a call of the manifest about stored rows does, if no code of a feature does it. */
export const storedHandlers = handlersOf(Object.values<StoredFacts>(stored))
