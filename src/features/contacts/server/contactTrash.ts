import { defineTrash } from '../../../screens/server'
import { contacts } from './contacts'
import { rememberErased } from './erased'

export const contactTrash = defineTrash(contacts, {
  table: 'contacts',
  job: 'contacts.purgeTrash',
  calls: ['trashContacts', 'restoreContacts', 'eraseContacts'],
  restore: { taken: { contacts_email: 'emailTaken' } },
  erase: { each: ({ email }, _, context) => rememberErased(email, context) },
})
