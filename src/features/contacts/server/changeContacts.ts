// What is done with several contacts at once.
import { sql } from 'kysely'
import { changeRows } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { contacts } from './contacts'
import { joinLists, leaveLists, listIdsNow, putIntoLists } from './members'
import { contactTrash } from './contactTrash'

const table = 'contacts'

/** Undo is exact: whoever was in one of the lists before stays there. */
const keepLists = () => ({ listsBefore: listIdsNow, listsRev: sql<number>`rev + 1` })

export const addToContactLists = changeRows('addToContactLists', contacts, {
  table,
  may: 'addToLists',
  set: keepLists,
  each: ({ id }, { lists }, context) => joinLists(id, lists, context),
})

export const removeFromContactLists = changeRows('removeFromContactLists', contacts, {
  table,
  may: 'removeFromLists',
  set: keepLists,
  each: ({ id }, { lists }, { db }) => leaveLists(id, lists, db),
})

export const undoContactLists = changeRows('undoContactLists', contacts, {
  table,
  may: 'edit',
  set: () => ({ listsBefore: null, listsRev: null }),
  async each({ id, rev, listsBefore, listsRev }, _, context) {
    if (!listsBefore || listsRev !== rev) throw failure('changedMeanwhile')
    await putIntoLists(id, listsBefore, context)
  },
})

export const unsubscribeContacts = changeRows('unsubscribeContacts', contacts, {
  table,
  may: 'unsubscribe',
  set: () => ({ state: 'unsubscribed' as const }),
  each: (contact, _, context) => context.services.letterStops.stopped(contact, context),
})

export const resubscribeContacts = changeRows('resubscribeContacts', contacts, {
  table,
  may: 'resubscribe',
  set: () => ({ state: 'active' as const }),
  each: (contact, _, context) => context.services.letterStops.wanted(contact, context),
})

export const [trashContacts, restoreContacts, eraseContacts] = contactTrash.handlers
