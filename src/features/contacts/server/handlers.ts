// The answers to this feature's calls, by their ids.
import { contactListChoices, contactLists, staticContactLists } from './contactLists'
import { contacts } from './contacts'
import { screen } from '../../../../generated/facts/screens/contacts'
import { exportRows } from '../../../screens/server'

export const listContacts = contacts.handler
export const exportContacts = exportRows('exportContacts', contacts, screen)
export const listContactLists = contactLists.handler
export const listStaticContactLists = staticContactLists.handler
export const listContactListChoices = contactListChoices.handler
export * from './writeContact'
export * from './changeContacts'
export { importContacts } from './importContacts'
export {
  addContactList,
  archiveContactLists,
  reopenContactLists,
  updateContactList,
} from './contactLists'
