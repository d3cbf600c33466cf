// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import { listContactLists, addContactList, updateContactList, archiveContactLists, reopenContactLists } from '../features/contacts'

export const calls = {
  list: listContactLists,
  create: addContactList,
  update: updateContactList,
  actions: { archiveContactLists, reopenContactLists },
}
