import { importRows } from '../../../screens/server'
import { addressOf } from '../contact'
import { contacts } from './contacts'
import { addContact, updateContact } from './writeContact'

const { creation } = addContact

export const importContacts = importRows('importContacts', contacts, {
  create: {
    creation: {
      ...creation,
      insert: async (values, id, context) => ({
        ...(await creation.insert(values, id, context)),
        source: 'csv',
      }),
    },
  },
  update: updateContact,
  match: { field: 'email', by: 'c.email', keyOf: addressOf },
})
