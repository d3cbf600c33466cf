// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import { listContacts, addContact, updateContact, exportContacts, importContacts, addToContactLists, undoContactLists, removeFromContactLists, unsubscribeContacts, resubscribeContacts, trashContacts, restoreContacts, eraseContacts, listStaticContactLists } from '../features/contacts'

export const calls = {
  list: listContacts,
  create: addContact,
  update: updateContact,
  export: exportContacts,
  import: importContacts,
  actions: { addToContactLists, undoContactLists, removeFromContactLists, unsubscribeContacts, resubscribeContacts, trashContacts, restoreContacts, eraseContacts },
  options: { listStaticContactLists },
}
