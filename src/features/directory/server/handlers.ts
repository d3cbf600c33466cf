/** The calls of manifest/features/directory.yaml. */
import { people } from './people'
import { profileFields, profileFieldsInUse } from './profileFields'

export const listPeople = people.handler
export const listProfileFields = profileFields.handler
export const listProfileFieldsInUse = profileFieldsInUse.handler
export {
  addProfileField,
  archiveProfileFields,
  restoreProfileFields,
  updateProfileField,
} from './writeProfileFields'
