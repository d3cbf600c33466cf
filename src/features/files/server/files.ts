import { sql, type RawBuilder } from 'kysely'
import { updateFile } from '../../../../generated/facts/features/files'
import { rolesFor } from '../../../access/ownRole'
import { rowScopeOf } from '../../../access/rowScope'
import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWith, mayChangeFile, type FileState } from '../file'
import { presentFile } from './fileView'
import { fileRows, kindOfRow, loadFiles, type Seeing } from './queries'

/** As fileStateOf says it. */
const state: RawBuilder<FileState> = sql`case
  when media.asset_state = 'uploading' and media.upload_state in ('expired', 'aborted') then 'failed'
  when media.asset_state = 'uploading' and media.upload_state = 'open' then 'uploading'
  when media.asset_state in ('ready', 'failed', 'rejected') then media.asset_state
  else 'processing' end`

export const seeingOf = ({ member }: Pick<Context, 'member'>): Seeing => ({
  customerId: member.customerId,
  userId: member.userId,
  seesAll: member.roles.includes('cm'),
})

/** The files that this person sees. */
export const seenFiles = (context: Pick<Context, 'db' | 'member'>) =>
  fileRows(context.db, seeingOf(context))

export const files = defineList('listFiles', {
  rows: (db: Db, context: Context) => fileRows(db, seeingOf(context)),
  id: 'file.id',
  search: sql`file.title_key || ' ' || search_key(media.name) || ' ' || owner.name_key`,
  trash: 'file.deletedAt',
  fields: {
    title: keyed('file.titleKey', 'file.title'),
    kind: kindOfRow,
    owner: referring('file.ownerUserId', { sort: 'owner.nameKey', names: namesIn('users') }),
    tags: 'file.tags',
    licence: 'file.licence',
    licenceExpiresAt: 'file.licenceExpiresAt',
    visibility: 'file.visibility',
    state,
    createdAt: 'file.createdAt',
    bytes: 'media.bytes',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, context) => loadFiles(db, seeingOf(context), ids),
  present: presentFile,
  may: (member, row) =>
    actsWith({
      mayChange: mayChange(member, row),
      isTrashed: row.deletedAt !== null,
      failReason: row.failReason,
      assetState: row.assetState,
      uploadState: row.uploadState ?? undefined,
    }),
})

export function mayChange(member: Member, row: { readonly ownerUserId: string }): boolean {
  return mayChangeFile(rowScopeOf(updateFile, rolesFor(updateFile.id, member.held)), member, row)
}
