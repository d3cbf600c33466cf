// Generated from manifest/features/guest.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call } from '../call'
import { type Upload, uploadSchema, type UploadPart, type UploadSignature, uploadSignatureSchema, type MediaSource, mediaSourceSchema } from './media'

/** A film for a guest. (decided) */
export interface GuestFilm {
  durationMs?: number
  posterUrl?: string
  sources: MediaSource[]
}

export const guestFilmSchema = /* @__PURE__ */ z.object({
  durationMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
})

/** Work for the browser of whoever joins by the link for everybody: to find a number, for an hour and once. (decided) */
export interface GuestCheck {
  salt: string
  rounds: number
}

export const guestCheckSchema = /* @__PURE__ */ z.object({
  salt: /* @__PURE__ */ z.string(),
  rounds: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
})

/** One thing that is asked. (decided) */
export interface GuestPrompt {
  promptId: string
  text: string
  hint: string
  /** What may be read aloud. */
  script: string
  minMs?: number
  maxMs: number
  isRequired: boolean
}

export const guestPromptSchema = /* @__PURE__ */ z.object({
  promptId: /* @__PURE__ */ z.string(),
  text: /* @__PURE__ */ z.string(),
  hint: /* @__PURE__ */ z.string(),
  script: /* @__PURE__ */ z.string(),
  minMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  maxMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1000)),
  isRequired: /* @__PURE__ */ z.boolean(),
})

/** What a guest agrees to before anything is recorded, as it is now. (decided) */
export interface GuestRelease {
  name: string
  version: number
  language: string
  text: string
}

export const guestReleaseSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  version: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  language: /* @__PURE__ */ z.string(),
  text: /* @__PURE__ */ z.string(),
})

/** Who holds the link. (decided) */
export interface GuestSelf {
  name: string
  email?: string
  state: 'invited' | 'started' | 'submitted' | 'retake' | 'accepted' | 'rejected' | 'withdrawn' | 'expired'
  mayWithdraw: boolean
}

export const guestSelfSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  email: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  state: /* @__PURE__ */ z.enum(['invited', 'started', 'submitted', 'retake', 'accepted', 'rejected', 'withdrawn', 'expired']),
  mayWithdraw: /* @__PURE__ */ z.boolean(),
})

/** What the guest agreed to, as it was shown. (decided) */
export interface GuestAgreement {
  name: string
  version: number
  language: string
  text: string
  signedBy: string
  guardian?: string
  givenAt: string
  endedAt?: string
}

export const guestAgreementSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  version: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  language: /* @__PURE__ */ z.string(),
  text: /* @__PURE__ */ z.string(),
  signedBy: /* @__PURE__ */ z.string(),
  guardian: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  givenAt: /* @__PURE__ */ z.string(),
  endedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** What a guest recorded for a prompt. (decided) */
export interface GuestAnswer {
  takeId: string
  promptId: string
  state: 'coming' | 'arrived' | 'unusable'
  isSent: boolean
  film: GuestFilm
}

export const guestAnswerSchema = /* @__PURE__ */ z.object({
  takeId: /* @__PURE__ */ z.string(),
  promptId: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['coming', 'arrived', 'unusable']),
  isSent: /* @__PURE__ */ z.boolean(),
  film: guestFilmSchema,
})

/** What should change in another try. (decided) */
export interface GuestRetake {
  /** Who watched and asks; once they are gone, the organization. */
  by: string
  chips: string[]
  words: string
}

export const guestRetakeSchema = /* @__PURE__ */ z.object({
  by: /* @__PURE__ */ z.string(),
  chips: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  words: /* @__PURE__ */ z.string(),
})

/** What a guest is asked, and what they have answered so far. (decided) */
export interface GuestView {
  /** Somebody who asks guests looks at it as they do: nothing is taken. */
  isTrial: boolean
  /** Whether answers are taken now. */
  door: 'open' | 'notYet' | 'paused' | 'closed' | 'full'
  organization: string
  /** Who watches the answers. */
  askedBy: string
  title: string
  welcome: string
  welcomeFilm?: GuestFilm
  opensAt?: string
  /** When its time was over. */
  closedAt?: string
  sources: 'camera' | 'upload' | 'both'
  orientation?: 'landscape' | 'portrait' | 'square'
  /** In which it can be read. */
  languages: string[]
  emailRule: 'none' | 'asked' | 'required'
  asksPassCode: boolean
  check?: GuestCheck
  prompts: GuestPrompt[]
  release?: GuestRelease
  guest?: GuestSelf
  agreed?: GuestAgreement
  answers: GuestAnswer[]
  retake?: GuestRetake
}

export const guestViewSchema = /* @__PURE__ */ z.object({
  isTrial: /* @__PURE__ */ z.boolean(),
  door: /* @__PURE__ */ z.enum(['open', 'notYet', 'paused', 'closed', 'full']),
  organization: /* @__PURE__ */ z.string(),
  askedBy: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  welcome: /* @__PURE__ */ z.string(),
  welcomeFilm: /* @__PURE__ */ z.optional(guestFilmSchema),
  opensAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  closedAt: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.enum(['camera', 'upload', 'both']),
  orientation: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['landscape', 'portrait', 'square'])),
  languages: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  emailRule: /* @__PURE__ */ z.enum(['none', 'asked', 'required']),
  asksPassCode: /* @__PURE__ */ z.boolean(),
  check: /* @__PURE__ */ z.optional(guestCheckSchema),
  prompts: /* @__PURE__ */ z.array(guestPromptSchema),
  release: /* @__PURE__ */ z.optional(guestReleaseSchema),
  guest: /* @__PURE__ */ z.optional(guestSelfSchema),
  agreed: /* @__PURE__ */ z.optional(guestAgreementSchema),
  answers: /* @__PURE__ */ z.array(guestAnswerSchema),
  retake: /* @__PURE__ */ z.optional(guestRetakeSchema),
})

/** The number that was found. (decided) */
export interface GuestProof {
  salt: string
  number: number
}

export const guestProofSchema = /* @__PURE__ */ z.object({
  salt: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  number: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
})

export type GetGuestRequestRequest = {
  language?: string
}

export type GetGuestRequestResponse = GuestView

/** What is asked, and what was answered. It changes nothing: programs that look into letters look too. POST rest/guest/service/guest/getGuestRequest (decided) */
export const getGuestRequest: Call<'getGuestRequest', GetGuestRequestRequest, GetGuestRequestResponse> = {
  id: 'getGuestRequest', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/getGuestRequest', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: guestViewSchema,
}

export type OpenGuestRequestRequest = Record<string, never>

export type OpenGuestRequestResponse = Record<string, never>

/** The first press on the page. POST rest/guest/service/guest/openGuestRequest (decided) */
export const openGuestRequest: Call<'openGuestRequest', OpenGuestRequestRequest, OpenGuestRequestResponse> = {
  id: 'openGuestRequest', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/openGuestRequest', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type JoinGuestRequestRequest = {
  name: string
  email?: string
  passCode?: string
  proof?: GuestProof
}

export type JoinGuestRequestResponse = {
  /** The end of their own link. */
  token: string
}

/** Whoever came by the link for everybody says who they are, and gets a link of their own. POST rest/guest/service/guest/joinGuestRequest (decided) */
export const joinGuestRequest: Call<'joinGuestRequest', JoinGuestRequestRequest, JoinGuestRequestResponse> = {
  id: 'joinGuestRequest', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/joinGuestRequest', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: false, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    token: /* @__PURE__ */ z.string(),
  }),
}

export type GiveGuestConsentRequest = {
  version: number
  language: string
  name: string
  email?: string
  /** Who agrees for somebody under 18. */
  guardian?: string
  timezone?: string
}

export type GiveGuestConsentResponse = GuestView

/** Agrees to the release; from then on films may travel. POST rest/guest/service/guest/giveGuestConsent (decided) */
export const giveGuestConsent: Call<'giveGuestConsent', GiveGuestConsentRequest, GiveGuestConsentResponse> = {
  id: 'giveGuestConsent', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/giveGuestConsent', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: guestViewSchema,
}

export type StartGuestClipRequest = {
  takeId: string
  promptId: string
  mime: string
  /** Of a file; what is recorded grows. */
  bytes?: number
}

export type StartGuestClipResponse = Upload

/** A film begins to travel, also while it is recorded. Asked again for the same take it is the same upload. POST rest/guest/service/guest/startGuestClip (decided) */
export const startGuestClip: Call<'startGuestClip', StartGuestClipRequest, StartGuestClipResponse> = {
  id: 'startGuestClip', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/startGuestClip', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true, transaction: 'own',
  response: uploadSchema,
}

export type SignGuestUploadRequest = Record<string, never>

export type SignGuestUploadResponse = UploadSignature

/** A signature under which the guest's browser posts parts to the store. POST rest/guest/service/guest/signGuestUpload (decided) */
export const signGuestUpload: Call<'signGuestUpload', SignGuestUploadRequest, SignGuestUploadResponse> = {
  id: 'signGuestUpload', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/signGuestUpload', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true,
  response: uploadSignatureSchema,
}

export type GetGuestUploadRequest = {
  uploadId: string
}

export type GetGuestUploadResponse = Upload

/** Which parts of a guest's upload have arrived. POST rest/guest/service/guest/getGuestUpload (decided) */
export const getGuestUpload: Call<'getGuestUpload', GetGuestUploadRequest, GetGuestUploadResponse> = {
  id: 'getGuestUpload', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/getGuestUpload', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: true, idempotent: true, transaction: 'own',
  response: uploadSchema,
}

export type CompleteGuestUploadRequest = {
  uploadId: string
  parts: UploadPart[]
}

export type CompleteGuestUploadResponse = Upload

/** All parts of a guest's upload are there; they are put together once, however often this is asked. POST rest/guest/service/guest/completeGuestUpload (decided) */
export const completeGuestUpload: Call<'completeGuestUpload', CompleteGuestUploadRequest, CompleteGuestUploadResponse> = {
  id: 'completeGuestUpload', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/completeGuestUpload', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true, transaction: 'own',
  response: uploadSchema,
}

export type RemoveGuestClipRequest = {
  takeId: string
}

export type RemoveGuestClipResponse = Record<string, never>

/** Takes a film out that is not sent, and forgets it. POST rest/guest/service/guest/removeGuestClip (decided) */
export const removeGuestClip: Call<'removeGuestClip', RemoveGuestClipRequest, RemoveGuestClipResponse> = {
  id: 'removeGuestClip', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/removeGuestClip', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({}),
}

export type SubmitAnswersRequest = {
  answers: {
    takeId: string
    durationMs: number
  }[]
}

export type SubmitAnswersResponse = GuestView

/** Sends these films, one a prompt; all others that were not sent are forgotten. POST rest/guest/service/guest/submitAnswers (decided) */
export const submitAnswers: Call<'submitAnswers', SubmitAnswersRequest, SubmitAnswersResponse> = {
  id: 'submitAnswers', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/submitAnswers', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: guestViewSchema,
}

export type WithdrawAnswersRequest = Record<string, never>

export type WithdrawAnswersResponse = GuestView

/** Takes the consent back; nobody sees the answers from then on. POST rest/guest/service/guest/withdrawAnswers (decided) */
export const withdrawAnswers: Call<'withdrawAnswers', WithdrawAnswersRequest, WithdrawAnswersResponse> = {
  id: 'withdrawAnswers', feature: 'guest', method: 'POST', path: 'rest/guest/service/guest/withdrawAnswers', auth: 'guest', body: 'envelope',
  access: [[0, 0, 0, 31]],
  background: false, idempotent: true,
  response: guestViewSchema,
}
