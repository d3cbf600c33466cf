// Generated from manifest/features/consent.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest } from '../forms'
import type { Words } from './programs'
import { type Ref, refSchema } from './screens'

/** Words that guests agree to. What is active is never edited: a change is another version. (decided) */
export interface ListConsentFormsRow extends ConsentForm, ListRow<'edit' | 'activate' | 'retire' | 'reopen'> {}

export const listConsentFormsRowSchema = /* @__PURE__ */ z.object({
  formId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['draft', 'active', 'retired']),
  version: /* @__PURE__ */ z.int(),
  hasDraft: /* @__PURE__ */ z.boolean(),
  english: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  german: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  given: /* @__PURE__ */ z.int(),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'activate', 'retire', 'reopen'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A form that guests can be asked to agree to. (decided) */
export interface ListConsentFormChoicesRow extends ConsentFormChoice, ListRow<string> {}

export const listConsentFormChoicesRowSchema = /* @__PURE__ */ z.object({
  formId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  version: /* @__PURE__ */ z.int(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** That somebody agreed to be filmed, to which words, and what became of it. (decided) */
export interface ListConsentsRow extends Consent, ListRow<'revoke'> {}

export const listConsentsRowSchema = /* @__PURE__ */ z.object({
  consentId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['given', 'open', 'ended']),
  isOpen: /* @__PURE__ */ z.boolean(),
  form: refSchema,
  version: /* @__PURE__ */ z.int(),
  language: /* @__PURE__ */ z.enum(['en', 'de']),
  guardian: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  request: refSchema,
  textHash: /* @__PURE__ */ z.string(),
  ip: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  browser: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  givenAt: /* @__PURE__ */ z.string(),
  endedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  isWithdrawn: /* @__PURE__ */ z.boolean(),
  endedBy: /* @__PURE__ */ z.optional(refSchema),
  reason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  purgeOn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['revoke'])),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** That somebody agreed to be filmed, to which words, and what became of it. (decided) */
export interface Consent {
  consentId: string
  /** As they typed it. */
  name: string
  /** open: it ended, and something still shows what it was given for. */
  state: 'given' | 'open' | 'ended'
  /** Such cases stand first. */
  isOpen: boolean
  form: Ref
  version: number
  language: 'en' | 'de'
  /** Who agreed for somebody under 18. */
  guardian?: string
  email?: string
  /** For what it was given, as it was called then. */
  request: Ref
  /** SHA-256 of the text that was shown, in hex. */
  textHash: string
  ip?: string
  browser?: string
  givenAt: string
  endedAt?: string
  /** The guest ended it. */
  isWithdrawn: boolean
  /** Who of the team revoked it. */
  endedBy?: Ref
  reason?: string
  /** When the clips are erased. */
  purgeOn?: string
}

/** Something that holds a clip of whoever gave the consent. (decided) */
export interface ConsentUse {
  kind: 'program' | 'delivery' | 'sharePage' | 'welcome' | 'version' | 'draft' | 'template' | 'bumper' | 'take'
  id: string
  /** Of the program, the template, the bumper, the task, or the crowd request that it welcomes to. */
  title: string
  programId?: string
  versionNo?: number
  /** The channel, the person or the page it was given to. */
  place?: string
}

export const consentUseSchema = /* @__PURE__ */ z.object({
  kind: /* @__PURE__ */ z.enum(['program', 'delivery', 'sharePage', 'welcome', 'version', 'draft', 'template', 'bumper', 'take']),
  id: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  programId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  versionNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  place: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** The words that were shown, and where the clips are used. (decided) */
export interface ConsentCase {
  consentId: string
  text: string
  /** The same with who agreed, when and from where, to be kept. */
  copy: string
  clips: Ref[]
  uses: ConsentUse[]
}

export const consentCaseSchema = /* @__PURE__ */ z.object({
  consentId: /* @__PURE__ */ z.string(),
  text: /* @__PURE__ */ z.string(),
  copy: /* @__PURE__ */ z.string(),
  clips: /* @__PURE__ */ z.array(refSchema),
  uses: /* @__PURE__ */ z.array(consentUseSchema),
})

/** Words that guests agree to. What is active is never edited: a change is another version. (decided) */
export interface ConsentForm {
  formId: string
  name: string
  state: 'draft' | 'active' | 'retired'
  /** Of what is active; 0: nothing ever was. */
  version: number
  /** Its texts are not active yet. */
  hasDraft: boolean
  english?: string
  german?: string
  /** How many consents stand on it. */
  given: number
  createdAt: string
  updatedAt: string
}

/** A form that guests can be asked to agree to. (decided) */
export interface ConsentFormChoice {
  formId: string
  name: string
  version: number
}

export type ListConsentFormsRows = WhichRows<'search' | 'filters', 'state' | 'updatedAt'>

export type ListConsentFormsRequest = ListRequest<ListConsentFormsRows, 'name' | 'updatedAt'>

export type ListConsentFormsResponse = ListResponse<ListConsentFormsRow>

/** A page of rows: ConsentForm. POST rest/secure/service/consent/listConsentForms (decided) */
export const listConsentForms: Call<'listConsentForms', ListConsentFormsRequest, ListConsentFormsResponse> = {
  id: 'listConsentForms', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/listConsentForms', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listConsentFormsRowSchema),
}

export type ListConsentFormChoicesRows = WhichRows<'search', never>

export type ListConsentFormChoicesRequest = ListRequest<ListConsentFormChoicesRows, 'name'>

export type ListConsentFormChoicesResponse = ListResponse<ListConsentFormChoicesRow>

/** A page of rows: ConsentFormChoice. POST rest/secure/service/consent/listConsentFormChoices (decided) */
export const listConsentFormChoices: Call<'listConsentFormChoices', ListConsentFormChoicesRequest, ListConsentFormChoicesResponse> = {
  id: 'listConsentFormChoices', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/listConsentFormChoices', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listConsentFormChoicesRowSchema),
}

export const addConsentFormValues = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S'))),
  english: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000))),
  german: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000))),
})

export type AddConsentFormRequest = {
  values: {
    name: string
    english?: string
    german?: string
  }
}

export type AddConsentFormResponse = ListConsentFormsRow

/** Adds a row: ConsentForm. POST rest/secure/service/consent/addConsentForm (decided) */
export const addConsentForm: WriteCall<'addConsentForm', AddConsentFormRequest, AddConsentFormResponse> = {
  id: 'addConsentForm', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/addConsentForm', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addConsentFormValues }),
  response: listConsentFormsRowSchema,
}

export type UpdateConsentFormRequest = {
  formId: string
  rev: number
  values: {
    name?: string
    english?: string | null
    german?: string | null
  }
}

export type UpdateConsentFormResponse = ListConsentFormsRow

/** Other words than the active ones become a draft. POST rest/secure/service/consent/updateConsentForm (decided) */
export const updateConsentForm: WriteCall<'updateConsentForm', UpdateConsentFormRequest, UpdateConsentFormResponse> = {
  id: 'updateConsentForm', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/updateConsentForm', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    formId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      name: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(120), /* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('\\S')))),
      english: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000)))),
      german: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000)))),
    }),
  }),
  response: listConsentFormsRowSchema,
}

export type ActivateConsentFormsRequest = ChangeRequest<ListConsentFormsRows>

export type ActivateConsentFormsResponse = ChangeResponse

/** From now on guests agree to the words of the draft. POST rest/secure/service/consent/activateConsentForms (decided) */
export const activateConsentForms: Call<'activateConsentForms', ActivateConsentFormsRequest, ActivateConsentFormsResponse> = {
  id: 'activateConsentForms', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/activateConsentForms', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RetireConsentFormsRequest = ChangeRequest<ListConsentFormsRows>

export type RetireConsentFormsResponse = ChangeResponse

/** Nobody is asked to agree to them any more. POST rest/secure/service/consent/retireConsentForms (decided) */
export const retireConsentForms: Call<'retireConsentForms', RetireConsentFormsRequest, RetireConsentFormsResponse> = {
  id: 'retireConsentForms', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/retireConsentForms', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ReopenConsentFormsRequest = ChangeRequest<ListConsentFormsRows>

export type ReopenConsentFormsResponse = ChangeResponse

/** Does one thing with several rows: ConsentForm. POST rest/secure/service/consent/reopenConsentForms (decided) */
export const reopenConsentForms: Call<'reopenConsentForms', ReopenConsentFormsRequest, ReopenConsentFormsResponse> = {
  id: 'reopenConsentForms', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/reopenConsentForms', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListConsentsRows = WhichRows<'search' | 'filters', 'state' | 'form' | 'language' | 'request' | 'givenAt' | 'endedAt'>

export type ListConsentsRequest = ListRequest<ListConsentsRows, 'isOpen' | 'givenAt' | 'name' | 'endedAt'>

export type ListConsentsResponse = ListResponse<ListConsentsRow>

/** A page of rows: Consent. POST rest/secure/service/consent/listConsents (decided) */
export const listConsents: Call<'listConsents', ListConsentsRequest, ListConsentsResponse> = {
  id: 'listConsents', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/listConsents', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listConsentsRowSchema),
}

export type ExportConsentsRequest = ExportRequest<ListConsentsRows, 'isOpen' | 'givenAt' | 'name' | 'endedAt', 'name' | 'state' | 'isOpen' | 'form' | 'version' | 'language' | 'guardian' | 'email' | 'request' | 'textHash' | 'ip' | 'browser' | 'givenAt' | 'endedAt' | 'isWithdrawn' | 'endedBy' | 'reason' | 'purgeOn'>

export type ExportConsentsResponse = string

/** Rows as a table for other programs: Consent. POST rest/secure/service/consent/exportConsents (decided) */
export const exportConsents: Call<'exportConsents', ExportConsentsRequest, ExportConsentsResponse> = {
  id: 'exportConsents', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/exportConsents', auth: 'bearer', body: 'csv',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer', transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}

export type RevokeConsentsRequest = ChangeRequest<ListConsentsRows> & {
  values: {
    reason: string
  }
}

export type RevokeConsentsResponse = ChangeResponse

/** Ends consents: their clips are seen by nobody from then on. POST rest/secure/service/consent/revokeConsents (decided) */
export const revokeConsents: Call<'revokeConsents', RevokeConsentsRequest, RevokeConsentsResponse> = {
  id: 'revokeConsents', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/revokeConsents', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type GetConsentRequest = {
  consentId: string
}

export type GetConsentResponse = ConsentCase

/** A consent with the words that were shown, and where the clips are used that stand on it. POST rest/secure/service/consent/getConsent (decided) */
export const getConsent: Call<'getConsent', GetConsentRequest, GetConsentResponse> = {
  id: 'getConsent', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/getConsent', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: consentCaseSchema,
}

export type TakeDownConsentRequest = {
  consentId: string
  uses?: {
    kind: 'program' | 'delivery' | 'sharePage' | 'welcome' | 'version' | 'draft' | 'template' | 'bumper' | 'take'
    id: string
  }[]
}

export type TakeDownConsentResponse = ConsentCase

/** Removes what holds clips of a consent that has ended, or unpublishes it; without uses, all of it. POST rest/secure/service/consent/takeDownConsent (decided) */
export const takeDownConsent: Call<'takeDownConsent', TakeDownConsentRequest, TakeDownConsentResponse> = {
  id: 'takeDownConsent', feature: 'consent', method: 'POST', path: 'rest/secure/service/consent/takeDownConsent', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: consentCaseSchema,
}
