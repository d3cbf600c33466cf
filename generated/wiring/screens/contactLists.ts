// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listContactLists, addContactList, updateContactList, archiveContactLists, reopenContactLists } from '../../facts/features/contacts'
import { screen } from '../../facts/screens/contactLists'

export const ContactListsScreen = createScreen({
  screen,
  calls: { list: listContactLists, create: addContactList, update: updateContactList, actions: { archiveContactLists, reopenContactLists } },
  parts: {},
})
