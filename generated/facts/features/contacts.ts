// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, importRequest, importResponse, type WhichRows, type ListRow, type Trashable, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest, type ImportRequest, type ImportResponse } from '../forms'
import { type Ref, refSchema, type ListFilter, listFilterSchema } from './screens'

/** Somebody outside the organisation, to whom it writes. (decided) */
export interface ListContactsRow extends Contact, ListRow<'edit' | 'addToLists' | 'removeFromLists' | 'unsubscribe' | 'resubscribe' | 'trash' | 'restore' | 'erase'>, Trashable {}

export const listContactsRowSchema = /* @__PURE__ */ z.object({
  contactId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.string(),
  phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  tags: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  optIn: /* @__PURE__ */ z.enum(['unknown', 'in', 'out']),
  lists: /* @__PURE__ */ z.array(refSchema),
  source: /* @__PURE__ */ z.enum(['manual', 'csv', 'crowd', 'share']),
  state: /* @__PURE__ */ z.enum(['active', 'unsubscribed', 'bounced']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'addToLists', 'removeFromLists', 'unsubscribe', 'resubscribe', 'trash', 'restore', 'erase'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
  trashed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A list into which contacts can be put. (decided) */
export interface ListStaticContactListsRow extends StaticContactList, ListRow<string> {}

export const listStaticContactListsRowSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A list to whose contacts one can write. (decided) */
export interface ListContactListChoicesRow extends ContactListChoice, ListRow<string> {}

export const listContactListChoicesRowSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Contacts that were put into it, or all that match a rule whenever it is looked at. (decided) */
export interface ListContactListsRow extends ContactList, ListRow<'edit' | 'archive' | 'reopen'> {}

export const listContactListsRowSchema = /* @__PURE__ */ z.object({
  contactListId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['static', 'rule']),
  rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(listFilterSchema)),
  members: /* @__PURE__ */ z.int(),
  hasMore: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['active', 'archived']),
  createdAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'archive', 'reopen'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** Somebody outside the organisation, to whom it writes. (spec §6) */
export interface Contact {
  contactId: string
  /** First and last name; without both the email address. */
  name: string
  firstName?: string
  lastName?: string
  /** In lower case; no two contacts of a customer have the same. */
  email: string
  phone?: string
  company?: string
  title?: string
  tags: string[]
  /** The language to write in. */
  locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
  /** Whether they agreed to be written to. */
  optIn: 'unknown' | 'in' | 'out'
  /** The static lists they are in. */
  lists: Ref[]
  /** Where they came from. */
  source: 'manual' | 'csv' | 'crowd' | 'share'
  state: 'active' | 'unsubscribed' | 'bounced'
  createdAt: string
}

/** Contacts that were put into it, or all that match a rule whenever it is looked at. (spec §6) */
export interface ContactList {
  contactListId: string
  name: string
  kind: 'static' | 'rule'
  /** Conditions as in the list of contacts; none lets every contact in. */
  rule?: ListFilter[]
  /** How many contacts are in it; counted up to ten thousand. */
  members: number
  /** Whether there are more members than were counted. */
  hasMore: boolean
  state: 'active' | 'archived'
  createdAt: string
}

/** A list into which contacts can be put. (decided) */
export interface StaticContactList {
  contactListId: string
  name: string
}

/** A list to whose contacts one can write. (decided) */
export interface ContactListChoice {
  contactListId: string
  name: string
}

export type ListContactsRows = WhichRows<'search' | 'filters' | 'trash', 'lists' | 'optIn' | 'state' | 'company' | 'title' | 'tags' | 'locale' | 'source' | 'email' | 'createdAt'>

export type ListContactsRequest = ListRequest<ListContactsRows, 'name' | 'company' | 'title' | 'state' | 'createdAt'>

export type ListContactsResponse = ListResponse<ListContactsRow>

/** A page of rows: Contact. POST rest/secure/service/contacts/listContacts (spec §6) */
export const listContacts: Call<'listContacts', ListContactsRequest, ListContactsResponse> = {
  id: 'listContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listContactsRowSchema),
}

export const addContactValues = /* @__PURE__ */ z.object({
  firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80))),
  email: /* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254)),
  phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40))),
  company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120))),
  tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20))),
  locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  optIn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['unknown', 'in', 'out'])),
  lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
})

export type AddContactRequest = {
  values: {
    firstName?: string
    lastName?: string
    /** In lower case; no two contacts of a customer have the same. */
    email: string
    phone?: string
    company?: string
    title?: string
    tags?: string[]
    /** The language to write in. */
    locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
    /** Whether they agreed to be written to. */
    optIn?: 'unknown' | 'in' | 'out'
    /** The static lists they are in. */
    lists?: string[]
  }
}

export type AddContactResponse = ListContactsRow

/** Adds a row: Contact. POST rest/secure/service/contacts/addContact (spec §6) */
export const addContact: WriteCall<'addContact', AddContactRequest, AddContactResponse> = {
  id: 'addContact', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/addContact', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addContactValues }),
  response: listContactsRowSchema,
}

export type UpdateContactRequest = {
  contactId: string
  rev: number
  values: {
    firstName?: string | null
    lastName?: string | null
    /** In lower case; no two contacts of a customer have the same. */
    email?: string
    phone?: string | null
    company?: string | null
    title?: string | null
    tags?: string[]
    /** The language to write in. */
    locale?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv' | null
    /** Whether they agreed to be written to. */
    optIn?: 'unknown' | 'in' | 'out'
    /** The static lists they are in. */
    lists?: string[]
  }
}

export type UpdateContactResponse = ListContactsRow

/** Changes a row: Contact. POST rest/secure/service/contacts/updateContact (spec §6) */
export const updateContact: WriteCall<'updateContact', UpdateContactRequest, UpdateContactResponse> = {
  id: 'updateContact', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/updateContact', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    contactId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      firstName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      lastName: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(80)))),
      email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.email().check(/* @__PURE__ */ z.maxLength(254))),
      phone: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)))),
      company: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(120)))),
      tags: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(40))).check(/* @__PURE__ */ z.maxLength(20))),
      locale: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv']))),
      optIn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['unknown', 'in', 'out'])),
      lists: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(200))),
    }),
  }),
  response: listContactsRowSchema,
}

export type AddToContactListsRequest = ChangeRequest<ListContactsRows> & {
  values: {
    /** The static lists they are in. */
    lists: string[]
  }
}

export type AddToContactListsResponse = ChangeResponse

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/addToContactLists (spec §6) */
export const addToContactLists: Call<'addToContactLists', AddToContactListsRequest, AddToContactListsResponse> = {
  id: 'addToContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/addToContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RemoveFromContactListsRequest = ChangeRequest<ListContactsRows> & {
  values: {
    /** The static lists they are in. */
    lists: string[]
  }
}

export type RemoveFromContactListsResponse = ChangeResponse

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/removeFromContactLists (spec §6) */
export const removeFromContactLists: Call<'removeFromContactLists', RemoveFromContactListsRequest, RemoveFromContactListsResponse> = {
  id: 'removeFromContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/removeFromContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type UndoContactListsRequest = ChangeRequest<ListContactsRows>

export type UndoContactListsResponse = ChangeResponse

/** Puts contacts back into the lists they were in before the last change of these, if nothing else changed since. POST rest/secure/service/contacts/undoContactLists (decided) */
export const undoContactLists: Call<'undoContactLists', UndoContactListsRequest, UndoContactListsResponse> = {
  id: 'undoContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/undoContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type UnsubscribeContactsRequest = ChangeRequest<ListContactsRows>

export type UnsubscribeContactsResponse = ChangeResponse

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/unsubscribeContacts (spec §6) */
export const unsubscribeContacts: Call<'unsubscribeContacts', UnsubscribeContactsRequest, UnsubscribeContactsResponse> = {
  id: 'unsubscribeContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/unsubscribeContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ResubscribeContactsRequest = ChangeRequest<ListContactsRows>

export type ResubscribeContactsResponse = ChangeResponse

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/resubscribeContacts (decided) */
export const resubscribeContacts: Call<'resubscribeContacts', ResubscribeContactsRequest, ResubscribeContactsResponse> = {
  id: 'resubscribeContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/resubscribeContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type TrashContactsRequest = ChangeRequest<ListContactsRows>

export type TrashContactsResponse = ChangeResponse

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/trashContacts (spec §6) */
export const trashContacts: Call<'trashContacts', TrashContactsRequest, TrashContactsResponse> = {
  id: 'trashContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/trashContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RestoreContactsRequest = ChangeRequest<ListContactsRows>

export type RestoreContactsResponse = ChangeResponse

/** Does one thing with several rows: Contact. POST rest/secure/service/contacts/restoreContacts (spec §6) */
export const restoreContacts: Call<'restoreContacts', RestoreContactsRequest, RestoreContactsResponse> = {
  id: 'restoreContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/restoreContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type EraseContactsRequest = ChangeRequest<ListContactsRows>

export type EraseContactsResponse = ChangeResponse

/** Deletes all that is known of contacts at once. Only a keyed hash of the address stays, by which an import knows them. POST rest/secure/service/contacts/eraseContacts (spec §6) */
export const eraseContacts: Call<'eraseContacts', EraseContactsRequest, EraseContactsResponse> = {
  id: 'eraseContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/eraseContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ImportContactsRequest = ImportRequest<AddContactRequest['values']>

export type ImportContactsResponse = ImportResponse

/** Adds and changes rows of a table: Contact. POST rest/secure/service/contacts/importContacts (spec §6) */
export const importContacts: WriteCall<'importContacts', ImportContactsRequest, ImportContactsResponse> = {
  id: 'importContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/importContacts', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer', bodyLimit: { bytes: 2000000, keys: 22000 },
  request: /* @__PURE__ */ importRequest(addContactValues),
  response: importResponse,
}

export type ExportContactsRequest = ExportRequest<ListContactsRows, 'name' | 'company' | 'title' | 'state' | 'createdAt', 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'title' | 'tags' | 'locale' | 'optIn' | 'lists' | 'source' | 'state' | 'createdAt'>

export type ExportContactsResponse = string

/** Rows as a table for other programs: Contact. POST rest/secure/service/contacts/exportContacts (spec §6) */
export const exportContacts: Call<'exportContacts', ExportContactsRequest, ExportContactsResponse> = {
  id: 'exportContacts', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/exportContacts', auth: 'bearer', body: 'csv',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}

export type ListStaticContactListsRows = WhichRows<'search', never>

export type ListStaticContactListsRequest = ListRequest<ListStaticContactListsRows, 'name'>

export type ListStaticContactListsResponse = ListResponse<ListStaticContactListsRow>

/** A page of rows: StaticContactList. POST rest/secure/service/contacts/listStaticContactLists (decided) */
export const listStaticContactLists: Call<'listStaticContactLists', ListStaticContactListsRequest, ListStaticContactListsResponse> = {
  id: 'listStaticContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listStaticContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listStaticContactListsRowSchema),
}

export type ListContactListChoicesRows = WhichRows<'search', never>

export type ListContactListChoicesRequest = ListRequest<ListContactListChoicesRows, 'name'>

export type ListContactListChoicesResponse = ListResponse<ListContactListChoicesRow>

/** A page of rows: ContactListChoice. POST rest/secure/service/contacts/listContactListChoices (decided) */
export const listContactListChoices: Call<'listContactListChoices', ListContactListChoicesRequest, ListContactListChoicesResponse> = {
  id: 'listContactListChoices', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listContactListChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listContactListChoicesRowSchema),
}

export type ListContactListsRows = WhichRows<'search' | 'filters', 'kind' | 'state' | 'createdAt'>

export type ListContactListsRequest = ListRequest<ListContactListsRows, 'name' | 'createdAt'>

export type ListContactListsResponse = ListResponse<ListContactListsRow>

/** A page of rows: ContactList. POST rest/secure/service/contacts/listContactLists (spec §6) */
export const listContactLists: Call<'listContactLists', ListContactListsRequest, ListContactListsResponse> = {
  id: 'listContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/listContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listContactListsRowSchema),
}

export const addContactListValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120)),
  kind: /* @__PURE__ */ z.enum(['static', 'rule']),
  rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(listFilterSchema).check(/* @__PURE__ */ z.maxLength(40))),
})

export type AddContactListRequest = {
  values: {
    name: string
    kind: 'static' | 'rule'
    /** Conditions as in the list of contacts; none lets every contact in. */
    rule?: ListFilter[]
  }
}

export type AddContactListResponse = ListContactListsRow

/** Adds a row: ContactList. POST rest/secure/service/contacts/addContactList (spec §6) */
export const addContactList: WriteCall<'addContactList', AddContactListRequest, AddContactListResponse> = {
  id: 'addContactList', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/addContactList', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addContactListValues }),
  response: listContactListsRowSchema,
}

export type UpdateContactListRequest = {
  contactListId: string
  rev: number
  values: {
    name?: string
    /** Conditions as in the list of contacts; none lets every contact in. */
    rule?: ListFilter[] | null
  }
}

export type UpdateContactListResponse = ListContactListsRow

/** Changes a row: ContactList. POST rest/secure/service/contacts/updateContactList (spec §6) */
export const updateContactList: WriteCall<'updateContactList', UpdateContactListRequest, UpdateContactListResponse> = {
  id: 'updateContactList', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/updateContactList', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    contactListId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120))),
      rule: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.array(listFilterSchema).check(/* @__PURE__ */ z.maxLength(40)))),
    }),
  }),
  response: listContactListsRowSchema,
}

export type ArchiveContactListsRequest = ChangeRequest<ListContactListsRows>

export type ArchiveContactListsResponse = ChangeResponse

/** Does one thing with several rows: ContactList. POST rest/secure/service/contacts/archiveContactLists (spec §6) */
export const archiveContactLists: Call<'archiveContactLists', ArchiveContactListsRequest, ArchiveContactListsResponse> = {
  id: 'archiveContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/archiveContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReopenContactListsRequest = ChangeRequest<ListContactListsRows>

export type ReopenContactListsResponse = ChangeResponse

/** Does one thing with several rows: ContactList. POST rest/secure/service/contacts/reopenContactLists (decided) */
export const reopenContactLists: Call<'reopenContactLists', ReopenContactListsRequest, ReopenContactListsResponse> = {
  id: 'reopenContactLists', feature: 'contacts', method: 'POST', path: 'rest/secure/service/contacts/reopenContactLists', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}
