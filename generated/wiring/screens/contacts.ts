// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listContacts, addContact, updateContact, exportContacts, importContacts, addToContactLists, undoContactLists, removeFromContactLists, unsubscribeContacts, resubscribeContacts, trashContacts, restoreContacts, eraseContacts, listStaticContactLists } from '../../facts/features/contacts'
import { screen } from '../../facts/screens/contacts'

export const ContactsScreen = createScreen({
  screen,
  calls: { list: listContacts, create: addContact, update: updateContact, export: exportContacts, import: importContacts, actions: { addToContactLists, undoContactLists, removeFromContactLists, unsubscribeContacts, resubscribeContacts, trashContacts, restoreContacts, eraseContacts }, options: { listStaticContactLists } },
  parts: {},
})
