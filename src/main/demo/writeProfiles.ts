/** Writes what is known of the demo's people as its campaign manager would: by the calls of the screens. */
import { listUsers, updateUser } from '../../features/audience/server/handlers'
import { addProfileField, archiveProfileFields } from '../../features/directory/server/handlers'
import type { Context } from '../../server/context'
import type { Services } from '../../server/services'
import { asManager } from './asManager'
import { profileFields, profiles, type Profile, type ProfileFieldKey } from './profiles'
import type { CastIds, Writing } from './writeCast'

type FieldIds = Readonly<Record<ProfileFieldKey, string>>

export async function writeProfiles(
  writing: Writing & { readonly services: Services },
  ids: CastIds,
): Promise<void> {
  const fieldIds = await writeFields(asManager(writing, ids, 90))
  const context = asManager(writing, ids, 45)
  const { rows } = await listUsers({ limit: 200 }, context)
  for (const { userId, rev, email } of rows) {
    const profile = profiles[email.split('@')[0]!]
    if (profile) await updateUser({ userId, rev, values: valuesOf(profile, fieldIds) }, context)
  }
  const archived = Object.entries(profileFields).filter(([, field]) => 'isArchived' in field)
  const archivedIds = archived.map(([key]) => fieldIds[key as ProfileFieldKey])
  await archiveProfileFields({ selection: { ids: archivedIds } }, asManager(writing, ids, 10))
}

async function writeFields(context: Context): Promise<FieldIds> {
  const made: [string, string][] = []
  for (const [key, { name, kind, ...field }] of Object.entries(profileFields)) {
    const choices = 'choices' in field ? field.choices.map((each) => ({ name: each })) : []
    const { profileFieldId } = await addProfileField({ values: { name, kind, choices } }, context)
    made.push([key, profileFieldId])
  }
  return Object.fromEntries(made) as Record<ProfileFieldKey, string>
}

const valuesOf = ({ extra = {}, ...position }: Profile, fieldIds: FieldIds) => ({
  ...position,
  extra: Object.fromEntries(
    Object.entries(extra).map(([key, value]) => [fieldIds[key as ProfileFieldKey], value]),
  ),
})
