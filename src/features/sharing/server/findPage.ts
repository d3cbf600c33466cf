import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { dayText, pageRows, stateOf } from './pageStates'
import { hashOf } from './services'

/** By the end of its address, or by what a visitor holds of it. */
export type Sought = { readonly key: string } | { readonly pageId: string }

/** A page as visitors may see it, with whom to ask. */
export async function findPage(db: Db, sought: Sought, now: Date) {
  return pageRows(db)
    .leftJoin('shareLayouts as layout', (join) =>
      join
        .onRef('layout.id', '=', 'page.layoutId')
        .on(sql<boolean>`coalesce(layout.customer_id, page.customer_id) = page.customer_id`),
    )
    .selectAll('page')
    .select([
      stateOf(now).as('state'),
      'customers.name as organization',
      sql<string>`coalesce(customers.timezone, 'UTC')`.as('timezone'),
      'owner.name as sharedBy',
      dayText('page.opensOn').as('opensOn'),
      dayText('page.expiresOn').as('expiresOn'),
      'layout.logoUrl',
      'layout.accent',
      'layout.footer',
      'layout.imprintUrl',
      'layout.privacyUrl',
      'layout.ctaLabel as layoutCtaLabel',
      'layout.ctaUrl as layoutCtaUrl',
    ])
    .$if('pageId' in sought, (one) =>
      one.where('page.id', '=', (sought as { pageId: string }).pageId),
    )
    .$if('key' in sought, (one) => one.where(foundBy((sought as { key: string }).key)))
    .executeTakeFirst()
}

export type FoundPage = NonNullable<Awaited<ReturnType<typeof findPage>>>

/** A public page may be called what could be the end of another one's address. */
const foundBy = (key: string) =>
  sql<boolean>`(page.token_hash = ${hashOf(key)} or page.slug = ${key.toLowerCase()})`
