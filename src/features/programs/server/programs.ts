import { sql } from 'kysely'
import { updateProgram } from '../../../../generated/facts/features/programs'
import { rolesFor } from '../../../access/ownRole'
import { rowScopeOf } from '../../../access/rowScope'
import { defineList, defineSharing, keyed, namesIn, referring } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { addressesOf, mediaRows, type Looking, type presentMedia } from '../../media/server'
import { actsWithProgram } from '../programRow'
import { lastDayOnAir } from './airTime'
import { hasEditors } from './hasEditors'

export const collaborating = defineSharing('programCollaborators', 'programId')

/** Those that this person sees: all of the customer's are seen by campaign managers alone. */
function programRows(db: Db, { customerId, userId, roles }: Member) {
  const me = db.selectNoFrom(sql<string>`${userId}::text`.as('id')).as('me')
  const rows = db
    .selectFrom('programs as program')
    .innerJoin('users as owner', 'owner.id', 'program.ownerUserId')
    .leftJoin('programTemplates as template', 'template.id', 'program.templateId')
    .leftJoin('approvalPolicies as policy', 'policy.id', 'program.approvalPolicyId')
    .innerJoin(me, (join) => join.onTrue())
    .where('program.customerId', '=', customerId)
  if (roles.includes('cm')) return rows
  return rows.where(
    sql<boolean>`(program.owner_user_id = ${userId} or exists (
      select from program_collaborators other
      where other.program_id = program.id and other.user_id = ${userId}))`,
  )
}

/** As domain.md E8 says it. */
const isFinishedAnew = sql<boolean>`(program.finished_at is not null
  and (program.opened_by_owner_at is null or program.opened_by_owner_at < program.finished_at))`

export const programs = defineList('listPrograms', {
  rows: (db: Db, { member }: Context) => programRows(db, member),
  id: 'program.id',
  search: sql`program.title_key || ' ' || owner.name_key`,
  trash: 'program.deletedAt',
  fields: {
    title: keyed('program.titleKey', 'program.title'),
    state: 'program.state',
    kind: 'program.kind',
    owner: referring('program.ownerUserId', { sort: 'owner.nameKey', names: namesIn('users') }),
    isMine: sql<boolean>`(program.owner_user_id = me.id)`,
    isNew: sql<boolean>`(program.owner_user_id = me.id and ${isFinishedAnew})`,
    template: referring('program.templateId', {
      sort: 'template.titleKey',
      names: { table: 'programTemplates', id: 'id', name: 'title' },
    }),
    aspect: 'program.aspect',
    hasChanges: 'program.hasChanges',
    durationMs: 'program.durationMs',
    createdAt: 'program.createdAt',
    updatedAt: 'program.updatedAt',
  },
  order: { field: 'updatedAt', desc: true },
  // Its timeline is read where it is built.
  load(db: Db, ids, { member }) {
    return programRows(db, member)
      .leftJoin(mediaRows(db).as('media'), 'media.assetId', 'program.posterAssetId')
      .select([
        'program.id',
        'program.title',
        'program.description',
        'program.kind',
        'program.state',
        'program.ownerUserId',
        'program.templateId',
        'program.aspect',
        'program.durationMs',
        'program.versionNo',
        'program.hasChanges',
        'program.createdAt',
        'program.updatedAt',
        'program.updatedBy',
        'program.rev',
        'program.deletedAt',
        'program.deletedBy',
        'policy.ccPublish',
        'owner.name as ownerName',
        'owner.pictureUrl as ownerPictureUrl',
        'template.title as templateTitle',
        'media.renditions',
        'media.addressRev',
        hasEditors('program').as('hasEditors'),
        isFinishedAnew.as('isFinishedAnew'),
        lastDayOnAir(member.customerId).as('onAirUntil'),
        collaborating.sharersOf('program').as('collaborators'),
      ])
      .where('program.id', 'in', [...ids])
      .execute()
  },
  present(row, context) {
    const { member } = context
    const isMine = row.ownerUserId === member.userId
    return {
      owner: {
        id: row.ownerUserId,
        name: row.ownerName,
        pictureUrl: row.ownerPictureUrl ?? undefined,
      },
      isMine,
      isNew: isMine && row.isFinishedAnew,
      collaborators: [...row.collaborators],
      template:
        row.templateId === null ? undefined : { id: row.templateId, name: row.templateTitle ?? '' },
      onAirUntil: (row.state === 'published' && row.onAirUntil) || undefined,
      posterUrl: posterOf(row, context),
    }
  },
  may: (member, { state, kind, deletedAt, ownerUserId, ccPublish, versionNo, hasEditors: has }) =>
    actsWithProgram({
      state,
      kind,
      isTrashed: deletedAt !== null,
      isOwned: ownsProgram(member, ownerUserId),
      mayPublish:
        member.roles.includes('cm') || (ownerUserId === member.userId && ccPublish === true),
      hasVersion: versionNo > 0,
      hasEditors: has,
    }),
})

/** Its owner does, and campaign managers do. */
function ownsProgram(member: Member, ownerUserId: string): boolean {
  const scope = rowScopeOf(updateProgram, rolesFor(updateProgram.id, member.held))
  return scope === 'customer' || ownerUserId === member.userId
}

/** The picture that programs are known by, of a row that joined its renditions. */
export function posterOf(
  { renditions, addressRev }: Nullable<Pick<Film, 'renditions' | 'addressRev'>>,
  looking: Looking,
): string | undefined {
  const found = renditions?.find(({ kind }) => kind === 'poster')
  return found && addressesOf({ addressRev: addressRev ?? 0 }, looking)(found.key)
}

/** The pictures of what is on air; until its film has any, the one that the program is known by. */
export function presentPictures(
  row: Nullable<Pick<Film, 'renditions' | 'addressRev'>> & {
    readonly stillRenditions: Film['renditions'] | null
    readonly stillRev: number | null
  },
  looking: Looking,
) {
  const { renditions, addressRev, stillRenditions, stillRev } = row
  const sprite = renditions?.find(({ kind }) => kind === 'sprite')
  const still = { renditions: stillRenditions, addressRev: stillRev }
  return {
    posterUrl: posterOf({ renditions, addressRev }, looking) ?? posterOf(still, looking),
    spriteUrl: sprite && addressesOf({ addressRev: addressRev ?? 0 }, looking)(sprite.key),
  }
}

type Film = Parameters<typeof presentMedia>[0]
type Nullable<Of> = { readonly [Key in keyof Of]: Of[Key] | null }
