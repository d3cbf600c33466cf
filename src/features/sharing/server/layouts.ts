// How share pages look: staff keep layouts for one customer, or for all.
import { sql } from 'kysely'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  keyed,
  namesIn,
  referring,
} from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { carriesWhite, isSafeLink } from '../share'
import { judgeButton } from './judgePage'

const table = 'shareLayouts'
const taken = { share_layouts_name: 'nameTaken' } as const
const state = sql<'inUse' | 'archived'>`case when layout.is_active then 'inUse' else 'archived' end`
const pagesOf = sql<number>`(select count(*)::int from share_pages where share_pages.layout_id = layout.id)`

export const layouts = defineList('listShareLayouts', {
  rows: (db: Db) => db.selectFrom('shareLayouts as layout'),
  id: 'layout.id',
  search: 'layout.nameKey',
  fields: {
    name: keyed('layout.nameKey', 'layout.name'),
    customer: referring('layout.customerId', { names: namesIn('customers') }),
    pages: pagesOf,
    state,
    createdAt: 'layout.createdAt',
  },
  order: { field: 'name', desc: false },
  load: (db: Db, ids) =>
    db
      .selectFrom('shareLayouts as layout')
      .leftJoin('customers', 'customers.id', 'layout.customerId')
      .selectAll('layout')
      .select(['customers.name as customerName', pagesOf.as('pages'), state.as('state')])
      .where('layout.id', 'in', [...ids])
      .execute(),
  present: (row) => ({
    customer:
      row.customerId === null ? undefined : { id: row.customerId, name: row.customerName ?? '' },
  }),
  may: (_, row) => ['edit', row.state === 'inUse' ? 'archive' : 'restore'],
})

type Maybe<Value> = Value | null | undefined

interface Given {
  readonly customer?: Maybe<string>
  readonly logoUrl?: Maybe<string>
  readonly accent?: Maybe<string>
  readonly footer?: Maybe<string>
  readonly imprintUrl?: Maybe<string>
  readonly privacyUrl?: Maybe<string>
  readonly ctaLabel?: Maybe<string>
  readonly ctaUrl?: Maybe<string>
}

async function judge(given: Given, { services, member }: Context, keptLogo?: string | null) {
  const accent = given.accent?.toLowerCase() ?? null
  if (accent !== null && !carriesWhite(accent)) throw failure('accentPale')
  const [imprintUrl, privacyUrl] = [given.imprintUrl ?? null, given.privacyUrl ?? null]
  if ([imprintUrl, privacyUrl].some((url) => url !== null && !isSafeLink(url)))
    throw failure('linkUnsafe')
  const logoUrl = given.logoUrl ?? null
  if (logoUrl !== null && logoUrl !== keptLogo)
    await services.pictures.ensureKept(logoUrl, [member.userId])
  return {
    customerId: given.customer ?? null,
    logoUrl,
    accent,
    footer: given.footer?.trim() || null,
    imprintUrl,
    privacyUrl,
    ...judgeButton(given),
  }
}

export const addShareLayout = createRow('addShareLayout', layouts, {
  table,
  taken,
  insert: async (values, id, context) => ({
    id,
    name: values.name.trim(),
    ...(await judge(values, context)),
    ...createdNow(context),
  }),
})

export const updateShareLayout = changeRow('updateShareLayout', layouts, {
  table,
  taken,
  may: 'edit',
  async set({ name, ...values }, row, context) {
    const said = Object.entries(values).filter(([, value]) => value !== undefined)
    const now: Given = { ...row, customer: row.customerId, ...Object.fromEntries(said) }
    if (now.customer && now.customer !== row.customerId)
      await refuseInUse(row.id, now.customer, context)
    return {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(await judge(now, context, row.logoUrl)),
    }
  },
})

/** Nobody's pages look like those of another customer. */
async function refuseInUse(layoutId: string, customerId: string, { db }: Context): Promise<void> {
  const page = await db
    .selectFrom('sharePages')
    .select('id')
    .where('layoutId', '=', layoutId)
    .where('customerId', '<>', customerId)
    .executeTakeFirst()
  if (page) throw failure('layoutInUse')
}

export const archiveShareLayouts = changeRows('archiveShareLayouts', layouts, {
  table,
  may: 'archive',
  set: () => ({ isActive: false }),
})

export const restoreShareLayouts = changeRows('restoreShareLayouts', layouts, {
  table,
  may: 'restore',
  set: () => ({ isActive: true }),
})
