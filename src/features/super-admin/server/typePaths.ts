/** Industry types with their paths, as a table of a query. */
import { sql } from 'kysely'

interface PathRow {
  id: string
  rev: number
  name: string
  nameKey: string
  parentId: string | null
  isActive: boolean
  /** It and all it is within are in use. */
  isOffered: boolean
  path: string
  pathKey: string
  customers: number
}

/** A type comes right before those within it: what parts the names sorts before every letter. */
export const typePaths = sql<PathRow>`(
  with recursive walked as (
    select id, is_active as is_offered, name as path, lpad(sequence::text, 4, '0') || name_key as path_key
    from industry_types where parent_id is null
    union all
    select each.id, walked.is_offered and each.is_active, walked.path || ' / ' || each.name,
      walked.path_key || chr(1) || lpad(each.sequence::text, 4, '0') || each.name_key
    from industry_types as each join walked on each.parent_id = walked.id)
  select each.id, each.rev, each.name, each.name_key, each.parent_id, each.is_active, walked.is_offered, walked.path,
    walked.path_key collate "C" as path_key,
    (select count(*)::int from customer_industry_types as used
      where used.industry_type_id = each.id) as customers
  from industry_types as each join walked on walked.id = each.id)`
