// What a story names, such as clips and scripts, has to be there for whoever names it.
import type { Story } from '../../../../generated/facts/features/templates'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { seenFiles } from '../../files/server'
import { clipRows } from '../../footage/server'

type Kind = 'shotType' | 'script' | 'clip' | 'bumper' | 'file'

interface Named {
  readonly kind: Kind
  readonly id: string
}

interface Before {
  readonly templateId: string
  readonly story: Story
}

/** What stood there before stays, also if it could not be put there now; so does what a version brings back. */
export async function requireNamed(
  story: Story,
  { templateId, story: before }: Before,
  context: Context,
): Promise<void> {
  const added = without(namedIn(story), namedIn(before))
  if (added.length === 0) return
  const unknown = without(added, await thereFor(added, context))
  if (unknown.length === 0) return
  const versions = await context.db
    .selectFrom('templateVersions')
    .select('story')
    .where('templateId', '=', templateId)
    .execute()
  const published = versions.flatMap((version) => namedIn(version.story))
  if (without(unknown, published).length > 0) throw failure('mediaNotThere')
}

const named = (kind: Kind, ref?: { readonly id: string }): Named[] =>
  ref ? [{ kind, id: ref.id }] : []

function namedIn({ parts, logo, music }: Story): Named[] {
  return [
    ...parts.flatMap(({ shotType, script, clip, bumpers = [] }) => [
      ...named('shotType', shotType),
      ...named('script', script),
      ...named('clip', clip),
      ...bumpers.flatMap((bumper) => named('bumper', bumper)),
    ]),
    ...named('file', logo?.file),
    ...named('file', music?.file),
  ]
}

const without = (all: readonly Named[], known: readonly Named[]) =>
  all.filter(({ kind, id }) => !known.some((each) => each.kind === kind && each.id === id))

type Find = (ids: string[], context: Context) => Promise<readonly { readonly id: string }[]>

const ofCustomer =
  (table: 'scripts' | 'bumpers'): Find =>
  (ids, { db, member }) =>
    db
      .selectFrom(table)
      .select('id')
      .where('customerId', '=', member.customerId)
      .where('id', 'in', ids)
      .execute()

/** Also in the trash, since undo puts back what somebody may have trashed meanwhile. */
const finders: Readonly<Record<Kind, Find>> = {
  shotType: (ids, { db }) =>
    db.selectFrom('shotTypes').select('id').where('id', 'in', ids).execute(),
  script: ofCustomer('scripts'),
  clip: (ids, { db, member }) =>
    clipRows(db, member).select('clip.id').where('clip.id', 'in', ids).execute(),
  bumper: ofCustomer('bumpers'),
  file: (ids, context) =>
    seenFiles(context).select('file.id').where('file.id', 'in', ids).execute(),
}

async function thereFor(sought: readonly Named[], context: Context): Promise<Named[]> {
  const found: Named[] = []
  for (const kind of Object.keys(finders) as Kind[]) {
    const ids = sought.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const { id } of await finders[kind](ids, context)) found.push({ kind, id })
  }
  return found
}
