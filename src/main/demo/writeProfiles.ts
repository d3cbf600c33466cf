/** Writes what is known of the demo's people as its campaign manager would: by the calls of the screens. */
import { listUsers, updateUser } from '../../features/audience/server/handlers'
import { addProfileField, archiveProfileFields } from '../../features/directory/server/handlers'
import type { Context } from '../../server/context'
import { profileFields, profiles, type Profile, type ProfileFieldKey } from './profiles'
import type { Stage } from './stage'

type FieldIds = Readonly<Record<ProfileFieldKey, string>>

export async function writeProfiles({ as }: Stage): Promise<void> {
  const fieldIds = await writeFields(as('cm', 90))
  const context = as('cm', 45)
  const { rows } = await listUsers({ limit: 200 }, context)
  for (const { userId, rev, email } of rows) {
    const profile = profiles[email.split('@')[0]!]
    if (profile) await updateUser({ userId, rev, values: valuesOf(profile, fieldIds) }, context)
  }
  const archived = Object.entries(profileFields).filter(([, field]) => 'isArchived' in field)
  const archivedIds = archived.map(([key]) => fieldIds[key as ProfileFieldKey])
  await archiveProfileFields({ selection: { ids: archivedIds } }, as('cm', 10))
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
