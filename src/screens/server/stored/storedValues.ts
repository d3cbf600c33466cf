/** Values of a call as the columns that they are written to. */
import { sql, type RawBuilder } from 'kysely'
import { positionAfter } from '../../../kit/positionAfter'
import type { Context } from '../../../server/context'
import { createdNow } from '../createRow'
import { untyped, type Columns } from '../rowTable'
import type { ColumnFacts, StoredCall, StoredFacts } from './storedFacts'

/** As an import compares texts. */
export const lowered = (column: string): RawBuilder<string> => sql`lower(${sql.ref(column)})`

export const columnsOf = ({ columns }: Pick<StoredFacts, 'columns'>, values: Columns): Columns =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const facts = columns[field]
      return facts && value !== undefined ? [[facts.column, cleaned(facts, value)]] : []
    }),
  )

function cleaned({ type }: ColumnFacts, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  return type === 'email' ? trimmed.toLowerCase() : trimmed
}

/** A picture that somebody else sent is refused, so that nobody shows what they cannot see. */
export async function ensurePicturesKept(
  { columns }: Pick<StoredFacts, 'columns'>,
  values: Columns,
  { services, member }: Context,
): Promise<void> {
  for (const [field, { isPicture }] of Object.entries(columns)) {
    const address = values[field]
    if (isPicture && typeof address === 'string')
      await services.pictures.ensureKept(address, [member.userId])
  }
}

/** A new row; one without a place in the order comes last. */
export async function newRow(
  facts: StoredFacts,
  values: Columns,
  id: string,
  context: Context,
): Promise<Columns> {
  const { sequence, isGlobal } = facts
  const given =
    sequence === undefined || values[sequence] !== undefined
      ? values
      : { ...values, [sequence]: positionAfter(await findLast(facts, sequence, context)) }
  return {
    id,
    ...(isGlobal ? {} : { customerId: context.member.customerId }),
    ...columnsOf(facts, given),
    ...createdNow(context),
  }
}

async function findLast(
  { table, columns, isGlobal }: StoredFacts,
  sequence: string,
  { db, member }: Context,
): Promise<number | undefined> {
  const { last } = await untyped(db)
    .selectFrom(table)
    .select(({ fn }) => fn.max<number>(columns[sequence]!.column).as('last'))
    .$if(!isGlobal, (query) => query.where('customerId', '=', member.customerId))
    .executeTakeFirstOrThrow()
  return last
}

/** What a change of many rows does to each. */
export function writesOf({ does, sets = {}, may }: StoredCall, facts: StoredFacts) {
  switch (does) {
    case 'trash':
      return {
        may,
        act: 'trashed',
        set: (_: Columns, { now, member }: Context) => ({
          deletedAt: now,
          deletedBy: member.userId,
        }),
      } as const
    case 'restore':
      return { may, act: 'restored', set: () => ({ deletedAt: null, deletedBy: null }) } as const
    case 'erase':
      return { may, removes: true } as const
    default:
      return { may, set: (values: Columns) => columnsOf(facts, { ...sets, ...values }) } as const
  }
}
