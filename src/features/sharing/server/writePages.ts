import { sql } from 'kysely'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { shareablePrograms, usableLayouts } from './choices'
import { pages } from './pages'
import { judgePage, type GivenPage } from './judgePage'
import { hashOf } from './services'

const table = 'sharePages'
const taken = { share_pages_slug_key: 'slugTaken' } as const

export const addSharePage = createRow('addSharePage', pages, {
  table,
  taken,
  async insert(values, id, context) {
    const { sharing } = context.services
    const page = judgePage(values)
    await requireLayout(values.layout, context)
    return {
      id,
      customerId: context.member.customerId,
      ...page,
      tokenHash: hashOf(sharing.tokenOf(id, 1)),
      passwordHash: await passwordOf(values, page, null, context),
      layoutId: values.layout ?? null,
      ...createdNow(context),
    }
  },
  async after({ programs }, id, context) {
    await setPrograms(id, programs, [], context)
  },
})

export const updateSharePage = changeRow('updateSharePage', pages, {
  table,
  taken,
  may: 'edit',
  async set(values, row, context) {
    const page = judgePage(withSaid(row, values))
    await requireLayout(values.layout, context)
    const passwordHash = await passwordOf(values, page, row.passwordHash, context)
    const isOther =
      page.access !== row.access ||
      passwordHash !== row.passwordHash ||
      String(page.addresses) !== String(row.addresses)
    return {
      ...page,
      passwordHash,
      ...(values.layout === undefined ? {} : { layoutId: values.layout }),
      // Whoever was let in by other rules is asked again.
      ...(isOther && { grantNo: row.grantNo + 1 }),
    }
  },
  async after({ programs }, { id, items }, context) {
    const before = items.map((item) => item.id)
    if (programs) await setPrograms(id, programs, before, context)
  },
})

export const disableSharePages = changeRows('disableSharePages', pages, {
  table,
  may: 'disable',
  set: (_, { now }) => ({ disabledAt: now }),
})

export const enableSharePages = changeRows('enableSharePages', pages, {
  table,
  may: 'enable',
  set: () => ({ disabledAt: null }),
})

export const revokeSharePages = changeRows('revokeSharePages', pages, {
  table,
  may: 'revoke',
  set: (_, { now }) => ({ revokedAt: now }),
})

export const newShareLink = changeRows('newShareLink', pages, {
  table,
  may: 'renew',
  async each({ id, linkNo }, _, { db, services }) {
    await db
      .updateTable(table)
      .set({
        linkNo: linkNo + 1,
        grantNo: sql`grant_no + 1`,
        tokenHash: hashOf(services.sharing.tokenOf(id, linkNo + 1)),
      })
      .where('id', '=', id)
      .execute()
  },
})

/** What the form does not say stays. */
function withSaid(row: GivenPage, values: Partial<GivenPage>): GivenPage {
  const said = Object.entries(values).filter(([, value]) => value !== undefined)
  return { ...row, ...Object.fromEntries(said) }
}

/** A page with a password keeps it until another one is said. */
async function passwordOf(
  { password }: { readonly password?: string | null },
  { access }: Pick<GivenPage, 'access'>,
  before: string | null,
  { services, caller }: Context,
): Promise<string | null> {
  if (access !== 'password') return null
  if (password) return services.session.passwords.hash(password, caller)
  if (before === null) throw failure('passwordMissing')
  return before
}

async function requireLayout(id: string | null | undefined, { db, member }: Context) {
  if (!id) return
  const found = await usableLayouts(db, member.customerId)
    .select('layout.id')
    .where('layout.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
}

/** In this order. What is on the page already may stay, whoever has put it there. */
async function setPrograms(
  pageId: string,
  given: readonly string[],
  before: readonly string[],
  context: Context,
): Promise<void> {
  const { db, member } = context
  const wanted = [...new Set(given)]
  const added = wanted.filter((id) => !before.includes(id))
  if (added.length > 0) {
    const found = await shareablePrograms(db, context)
      .select('program.id')
      .where('program.id', 'in', added)
      .execute()
    if (found.length < added.length) throw failure('programNotOnAir')
  }
  const place = { customerId: member.customerId, pageId }
  await db.deleteFrom('shareItems').where('pageId', '=', pageId).execute()
  await db
    .insertInto('shareItems')
    .values(wanted.map((programId, position) => ({ ...place, programId, position })))
    .execute()
}
