// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Call, WriteCall } from '../call'
import { listResponse, changeResponse, type WhichRows, type ListRow, type Trashable, type ListRequest, type ListResponse, type ChangeRequest, type ChangeResponse, type ExportRequest } from '../forms'
import { type CaptionCue, captionCueSchema, type CaptionSet, captionSetSchema } from './captions'
import { type Upload, uploadSchema, type MediaSource, mediaSourceSchema } from './media'
import { type Ref, refSchema } from './screens'

/** A film that is built of footage, words and music. (decided) */
export interface ListProgramsRow extends Program, ListRow<'edit' | 'build' | 'ask' | 'publish' | 'unpublish' | 'order' | 'archive' | 'reopen' | 'trash' | 'restore' | 'erase'>, Trashable {}

export const listProgramsRowSchema = /* @__PURE__ */ z.object({
  programId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  kind: /* @__PURE__ */ z.enum(['standard', 'bio', 'imported']),
  state: /* @__PURE__ */ z.enum(['draft', 'rendering', 'ready', 'in_approval', 'changes_requested', 'approved', 'published', 'unpublished', 'archived']),
  owner: refSchema,
  isMine: /* @__PURE__ */ z.boolean(),
  isNew: /* @__PURE__ */ z.boolean(),
  collaborators: /* @__PURE__ */ z.array(refSchema),
  template: /* @__PURE__ */ z.optional(refSchema),
  aspect: /* @__PURE__ */ z.enum(['16:9', '9:16', '1:1']),
  durationMs: /* @__PURE__ */ z.int(),
  versionNo: /* @__PURE__ */ z.int(),
  hasChanges: /* @__PURE__ */ z.boolean(),
  onAirUntil: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.iso.date()),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'build', 'ask', 'publish', 'unpublish', 'order', 'archive', 'reopen', 'trash', 'restore', 'erase'])),
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

/** A short film that opens or ends programs. (decided) */
export interface ListBumpersRow extends Bumper, ListRow<'edit' | 'activate' | 'retire' | 'makeDefault' | 'dropDefault' | 'trash' | 'restore' | 'erase'>, Trashable {}

export const listBumpersRowSchema = /* @__PURE__ */ z.object({
  bumperId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  kind: /* @__PURE__ */ z.enum(['intro', 'outro']),
  clip: /* @__PURE__ */ z.optional(refSchema),
  aspect: /* @__PURE__ */ z.enum(['w16h9', 'w9h16', 'w1h1', 'w4h5']),
  durationMs: /* @__PURE__ */ z.int(),
  industryTypes: /* @__PURE__ */ z.array(refSchema),
  isDefault: /* @__PURE__ */ z.boolean(),
  state: /* @__PURE__ */ z.enum(['draft', 'active', 'retired']),
  createdAt: /* @__PURE__ */ z.string(),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'activate', 'retire', 'makeDefault', 'dropDefault', 'trash', 'restore', 'erase'])),
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

/** Footage that can be watched, of which a bumper may be made. (decided) */
export interface ListBumperClipsRow extends BumperClip, ListRow<string> {}

export const listBumperClipsRowSchema = /* @__PURE__ */ z.object({
  clipId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.string()),
  rev: /* @__PURE__ */ z.int(),
  changed: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    by: /* @__PURE__ */ z.optional(refSchema),
    at: /* @__PURE__ */ z.string(),
  })),
})

/** A text that is read aloud while it passes on a teleprompter. (decided) */
export interface ListScriptsRow extends Script, ListRow<'edit' | 'ready' | 'toDraft' | 'archive' | 'reopen' | 'trash' | 'restore' | 'erase'>, Trashable {}

export const listScriptsRowSchema = /* @__PURE__ */ z.object({
  scriptId: /* @__PURE__ */ z.string(),
  title: /* @__PURE__ */ z.string(),
  body: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  language: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  wordsPerMinute: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int()),
  words: /* @__PURE__ */ z.int(),
  readingMs: /* @__PURE__ */ z.int(),
  state: /* @__PURE__ */ z.enum(['draft', 'ready', 'archived']),
  versionNo: /* @__PURE__ */ z.int(),
  owner: refSchema,
  createdAt: /* @__PURE__ */ z.string(),
  updatedAt: /* @__PURE__ */ z.string(),
  may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['edit', 'ready', 'toDraft', 'archive', 'reopen', 'trash', 'restore', 'erase'])),
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

/** A text that is read aloud while it passes on a teleprompter. (spec §2) */
export interface Script {
  scriptId: string
  title: string
  /** Plain text: a blank line is a pause of a second, a [note] is shown and not read. */
  body?: string
  language?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
  /** How fast it is read; 140 unless said. */
  wordsPerMinute?: number
  /** Words that are read. */
  words: number
  /** How long it takes to read it, with its pauses. */
  readingMs: number
  state: 'draft' | 'ready' | 'archived'
  /** Of what was ready last; 0: it never was. */
  versionNo: number
  owner: Ref
  createdAt: string
  updatedAt: string
}

/** What a script said while it was ready. (decided) */
export interface ScriptVersion {
  versionNo: number
  title: string
  body: string
  savedBy?: Ref
  savedAt: string
}

export const scriptVersionSchema = /* @__PURE__ */ z.object({
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  title: /* @__PURE__ */ z.string(),
  body: /* @__PURE__ */ z.string(),
  savedBy: /* @__PURE__ */ z.optional(refSchema),
  savedAt: /* @__PURE__ */ z.string(),
})

/** A short film that opens or ends programs. (spec §2) */
export interface Bumper {
  bumperId: string
  title: string
  kind: 'intro' | 'outro'
  /** The footage it was made of. */
  clip?: Ref
  /** As its picture is. */
  aspect: 'w16h9' | 'w9h16' | 'w1h1' | 'w4h5'
  durationMs: number
  /** For whom it is; without any for everybody. */
  industryTypes: Ref[]
  /** Programs of this aspect begin or end with it unless something else is said. */
  isDefault: boolean
  state: 'draft' | 'active' | 'retired'
  createdAt: string
  posterUrl?: string
  /** Its film in a hundred small pictures, as clips have it. */
  spriteUrl?: string
  sources: MediaSource[]
  leadMs?: number
}

/** Footage that can be watched, of which a bumper may be made. (decided) */
export interface BumperClip {
  clipId: string
  name: string
}

/** A film that is built of footage, words and music. (spec §2) */
export interface Program {
  programId: string
  title: string
  /** What those who watch it read below its title. */
  description?: string
  /** bio: somebody presents themselves; imported: it was made elsewhere. */
  kind: 'standard' | 'bio' | 'imported'
  state: 'draft' | 'rendering' | 'ready' | 'in_approval' | 'changes_requested' | 'approved' | 'published' | 'unpublished' | 'archived'
  owner: Ref
  isMine: boolean
  /** It was finished since its owner looked at it last. */
  isNew: boolean
  /** Who builds it together with its owner. */
  collaborators: Ref[]
  /** What it was made of. */
  template?: Ref
  aspect: '16:9' | '9:16' | '1:1'
  /** As it is built now. */
  durationMs: number
  /** Of what was made of it last; 0: nothing was. */
  versionNo: number
  /** It is built otherwise than what was made of it last. */
  hasChanges: boolean
  /** The last day on air of what is published. */
  onAirUntil?: string
  posterUrl?: string
  createdAt: string
  updatedAt: string
}

/** What is known about a film, a picture or sound that a program shows. (decided) */
export interface ProgramMedia {
  title: string
  /** Of its file, such as .mp4. */
  ending?: string
  sha256: string
  /** What is shown of it. */
  durationMs: number
  /** How much of its file comes before what is shown. */
  cutInMs?: number
  /** How long its file is. */
  wholeMs?: number
  /** Where its first picture is, in seconds of the file. */
  firstPictureS: number
  fps: number
  width: number
  height: number
  /** How loud it is as a whole. */
  lufs?: number
  hasSound: boolean
  isImage?: boolean
  state: 'uploading' | 'uploaded' | 'probing' | 'playable' | 'ready' | 'failed' | 'rejected'
  /** In which there are captions of it. */
  languages?: string[]
  /** In the language that the program draws into its picture. */
  captions?: CaptionCue[]
  /** A picture, or sound, that is shown or heard as it is. */
  url?: string
  posterUrl?: string
  /** A hundred small pictures of it. */
  spriteUrl?: string
  waveformUrl?: string
  /** How much of what was made of the film comes before its beginning. */
  leadMs?: number
  /** It may not be used any more. */
  rightsEnded?: boolean
  /** Somebody in it took back their consent. */
  consentRevoked?: boolean
  sources: MediaSource[]
}

export const programMediaSchema = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string(),
  ending: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sha256: /* @__PURE__ */ z.string(),
  durationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  cutInMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  wholeMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  firstPictureS: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
  fps: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0)),
  width: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  height: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  lufs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number()),
  hasSound: /* @__PURE__ */ z.boolean(),
  isImage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  state: /* @__PURE__ */ z.enum(['uploading', 'uploaded', 'probing', 'playable', 'ready', 'failed', 'rejected']),
  languages: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string())),
  captions: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(captionCueSchema)),
  url: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  posterUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  spriteUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  waveformUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  leadMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  rightsEnded: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  consentRevoked: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  sources: /* @__PURE__ */ z.array(mediaSourceSchema),
})

/** A place for footage, as the template says it. (decided) */
export interface ProgramSlot {
  label: string
  direction?: string
  shotType?: Ref
  script?: Ref
  minMs?: number
  maxMs?: number
  required: boolean
  repeat?: boolean
}

export const programSlotSchema = /* @__PURE__ */ z.object({
  label: /* @__PURE__ */ z.string(),
  direction: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  shotType: /* @__PURE__ */ z.optional(refSchema),
  script: /* @__PURE__ */ z.optional(refSchema),
  minMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  maxMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  required: /* @__PURE__ */ z.boolean(),
  repeat: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

/** A font or a logo. (decided) */
export interface ProgramFile {
  name: string
  sha256: string
  url: string
}

export const programFileSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  sha256: /* @__PURE__ */ z.string(),
  url: /* @__PURE__ */ z.string(),
})

/** What is known about what a program shows. (decided) */
export interface ProgramFacts {
  /** By asset; what is missing here is gone. */
  media: Record<string, ProgramMedia>
  /** Of its template, by slot. */
  slots: Record<string, ProgramSlot>
  /** Fonts and logos, by file. */
  files: Record<string, ProgramFile>
}

export const programFactsSchema = /* @__PURE__ */ z.object({
  media: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), programMediaSchema),
  slots: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), programSlotSchema),
  files: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), programFileSchema),
})

/** A later version of a template than the one that a program follows. (decided) */
export interface NewerTemplate {
  name: string
  versionNo: number
}

export const newerTemplateSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(2)),
})

/** Who builds a program at the moment; others look on. (decided) */
export interface ProgramEdit {
  by?: Ref
  /** This very tab. */
  isMine: boolean
  /** This person, here or in another tab. */
  isMe: boolean
  /** Who would like to go on instead. */
  asked?: Ref
  /** This person has asked. */
  hasAsked: boolean
  /** Nobody answered, or nobody is there any more. */
  mayTake: boolean
  timelineRev: number
}

export const programEditSchema = /* @__PURE__ */ z.object({
  by: /* @__PURE__ */ z.optional(refSchema),
  isMine: /* @__PURE__ */ z.boolean(),
  isMe: /* @__PURE__ */ z.boolean(),
  asked: /* @__PURE__ */ z.optional(refSchema),
  hasAsked: /* @__PURE__ */ z.boolean(),
  mayTake: /* @__PURE__ */ z.boolean(),
  timelineRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
})

/** A film that was made of a program; it never changes. (decided) */
export interface ProgramVersion {
  versionId: string
  versionNo: number
  kind: 'rendered' | 'uploaded'
  note?: string
  durationMs: number
  /** Where its outro begins. */
  bodyEndMs: number
  /** A place for footage that is required is empty. */
  isIncomplete: boolean
  /** How many of those places are empty in it. */
  emptySlots: number
  /** Where it first shows a guest who withdrew consent. */
  withdrawnAtMs?: number
  madeBy?: Ref
  madeAt: string
  /** Missing until it can be watched. */
  film?: ProgramMedia
  /** Sends the film as it was made, whole. */
  downloadUrl?: string
}

export const programVersionSchema = /* @__PURE__ */ z.object({
  versionId: /* @__PURE__ */ z.string(),
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  kind: /* @__PURE__ */ z.enum(['rendered', 'uploaded']),
  note: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  durationMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  bodyEndMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  isIncomplete: /* @__PURE__ */ z.boolean(),
  emptySlots: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  withdrawnAtMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  madeBy: /* @__PURE__ */ z.optional(refSchema),
  madeAt: /* @__PURE__ */ z.string(),
  film: /* @__PURE__ */ z.optional(programMediaSchema),
  downloadUrl: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
})

/** A film that was made elsewhere: it is on its way, or could not be taken. (decided) */
export interface ComingVersion {
  /** Of the version that it becomes. */
  versionId: string
  /** Of its file. */
  name: string
  bytes: number
  state: 'uploading' | 'processing' | 'failed' | 'rejected'
  /** What the processing is doing; waiting or again: nothing now. */
  phase?: string
  progress?: number
  /** No bytes of its upload have moved for a while. */
  isUploadStopped?: boolean
  /** A code. */
  failReason?: string
  /** The reason in words. */
  failMessage?: string
  sentBy?: Ref
  sentAt: string
}

export const comingVersionSchema = /* @__PURE__ */ z.object({
  versionId: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  bytes: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  state: /* @__PURE__ */ z.enum(['uploading', 'processing', 'failed', 'rejected']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  isUploadStopped: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  failReason: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  failMessage: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  sentBy: /* @__PURE__ */ z.optional(refSchema),
  sentAt: /* @__PURE__ */ z.string(),
})

/** A film that is being made of a program. (decided) */
export interface ProgramRender {
  renderId: string
  program: Ref
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  phase?: 'sound' | 'drawing' | 'joining'
  /** Pieces of pictures that have to be drawn. */
  parts: number
  partsDone: number
  /** While it waits, how many of the customer are made before it. */
  ahead: number
  failCode?: 'unreadable' | 'notDrawn' | 'tooDemanding' | 'serverFault' | 'mediaGone' | 'consentRevoked'
  /** What could not be read. */
  failTitle?: string
  /** Where in the program. */
  failAtMs?: number
  /** Of the film once it is made. */
  versionNo?: number
  isMine: boolean
  askedAt: string
}

export const programRenderSchema = /* @__PURE__ */ z.object({
  renderId: /* @__PURE__ */ z.string(),
  program: refSchema,
  state: /* @__PURE__ */ z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  phase: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['sound', 'drawing', 'joining'])),
  parts: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  partsDone: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  ahead: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0)),
  failCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['unreadable', 'notDrawn', 'tooDemanding', 'serverFault', 'mediaGone', 'consentRevoked'])),
  failTitle: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  failAtMs: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0))),
  versionNo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1))),
  isMine: /* @__PURE__ */ z.boolean(),
  askedAt: /* @__PURE__ */ z.string(),
})

/** Footage, a file or a bumper. (decided) */
export interface MediaChoice {
  type: 'clip' | 'file' | 'bumper'
  id: string
}

export const mediaChoiceSchema = /* @__PURE__ */ z.object({
  type: /* @__PURE__ */ z.enum(['clip', 'file', 'bumper']),
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
})

/** What is put into a program: which asset it is now, and what is known about it. (decided) */
export interface ChosenMedia {
  type: 'clip' | 'file' | 'bumper'
  id: string
  assetId: string
  facts: ProgramMedia
}

export const chosenMediaSchema = /* @__PURE__ */ z.object({
  type: /* @__PURE__ */ z.enum(['clip', 'file', 'bumper']),
  id: /* @__PURE__ */ z.string(),
  assetId: /* @__PURE__ */ z.string(),
  facts: programMediaSchema,
})

/** Words in a style. (decided) */
export interface Words {
  style: string
  /** The words of each field of the style. */
  fields: Record<string, string>
}

export const wordsSchema = /* @__PURE__ */ z.object({
  style: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  fields: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
})

/** Words over the picture of a block, such as a lower third. (decided) */
export interface Overlay {
  id: string
  style: string
  /** Where it begins, in frames from the first one of its block. */
  at: number
  frames: number
  fields: Record<string, string>
  /** It comes from the template as it is. */
  locked?: boolean
}

export const overlaySchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  style: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  at: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(10800000)),
  frames: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(10800000)),
  fields: /* @__PURE__ */ z.record(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(500))),
  locked: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
})

/** A piece of a timeline. Without media it is a title, or a slot that waits for its footage. (decided) */
export interface Block {
  id: string
  kind: 'clip' | 'image' | 'title' | 'bumper'
  /** The slot of the template that it fills. */
  slotId?: string
  /** auto: an accepted take was put here; kept: somebody worked on it since. */
  slotState?: 'auto' | 'kept'
  /** It comes from the template as it is. */
  locked?: boolean
  media?: {
    type: 'clip' | 'file' | 'bumper'
    id: string
    /** The very file; a newer one does not take its place. */
    assetId: string
  }
  /** Its first frame, counted at the rate of the program from the first picture of the source; 0 of titles and images. */
  in: number
  /** The frame after its last one. */
  out: number
  fit: 'fill' | 'fit'
  /** What stays in sight where the picture is cut, in parts of what is cut off: 0 left and top. */
  focus: {
    x: number
    y: number
  }
  gainDb: number
  muted?: boolean
  /** How it follows the block before it. */
  join: {
    kind: 'cut' | 'crossfade' | 'dip'
    frames: number
  }
  text?: Words
  overlays: Overlay[]
}

export const blockSchema = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  kind: /* @__PURE__ */ z.enum(['clip', 'image', 'title', 'bumper']),
  slotId: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  slotState: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['auto', 'kept'])),
  locked: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  media: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    type: /* @__PURE__ */ z.enum(['clip', 'file', 'bumper']),
    id: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    assetId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  })),
  in: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(10800000)),
  out: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(10800000)),
  fit: /* @__PURE__ */ z.enum(['fill', 'fit']),
  focus: /* @__PURE__ */ z.object({
    x: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1)),
    y: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(1)),
  }),
  gainDb: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-30), /* @__PURE__ */ z.lte(12)),
  muted: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
  join: /* @__PURE__ */ z.object({
    kind: /* @__PURE__ */ z.enum(['cut', 'crossfade', 'dip']),
    frames: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(60)),
  }),
  text: /* @__PURE__ */ z.optional(wordsSchema),
  overlays: /* @__PURE__ */ z.array(overlaySchema).check(/* @__PURE__ */ z.maxLength(8)),
})

/** What sounds beneath some blocks. (decided) */
export interface Music {
  fileId: string
  assetId: string
  gainDb: number
  /** How much quieter it is while a block is heard. */
  duckDb: number
  /** The block it begins with. */
  from: string
  /** The block it ends with. */
  to: string
  /** The frame of the music it begins at. */
  offset: number
}

export const musicSchema = /* @__PURE__ */ z.object({
  fileId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  assetId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  gainDb: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-30), /* @__PURE__ */ z.lte(12)),
  duckDb: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-24), /* @__PURE__ */ z.lte(0)),
  from: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  to: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[A-Za-z0-9_-]{1,64}$'))),
  offset: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(10800000)),
})

/** Fonts and colours of the words of a program. (decided) */
export interface Brand {
  /** A file, or inter. */
  titleFont: string
  /** A file, or inter. */
  textFont: string
  primary: string
  dark: string
  accent: string
  /** What is read on the dark colour. */
  onDark: string
}

export const brandSchema = /* @__PURE__ */ z.object({
  titleFont: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  textFont: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  primary: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^#[0-9a-f]{6}$'))),
  dark: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^#[0-9a-f]{6}$'))),
  accent: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^#[0-9a-f]{6}$'))),
  onDark: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^#[0-9a-f]{6}$'))),
})

/** What a program consists of: one strip of blocks with what is attached to them. All positions are frames. (spec §2) */
export interface Timeline {
  /** Of this shape. */
  schema: 1
  fps: 25 | 30
  aspect: '16:9' | '9:16' | '1:1'
  /** The version of the template it follows. */
  template?: {
    templateId: string
    versionNo: number
    /** What the template leaves open. */
    may: ('reorder' | 'addBlocks' | 'music' | 'look')[]
  }
  blocks: Block[]
  music?: Music
  /** The language of the captions that are drawn into the picture. */
  burnIn?: string
  brand: Brand
  /** By how much all its sound is louder than usual. */
  louderDb?: number
  logo?: {
    fileId: string
    corner: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
    /** Its width in parts of the shorter side. */
    percent: number
  }
}

export const timelineSchema = /* @__PURE__ */ z.object({
  schema: /* @__PURE__ */ z.literal(1),
  fps: /* @__PURE__ */ z.literal([25, 30]),
  aspect: /* @__PURE__ */ z.enum(['16:9', '9:16', '1:1']),
  template: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    templateId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    may: /* @__PURE__ */ z.array(/* @__PURE__ */ z.enum(['reorder', 'addBlocks', 'music', 'look'])).check(/* @__PURE__ */ z.maxLength(4)),
  })),
  blocks: /* @__PURE__ */ z.array(blockSchema).check(/* @__PURE__ */ z.maxLength(200)),
  music: /* @__PURE__ */ z.optional(musicSchema),
  burnIn: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/* @__PURE__ */ new RegExp('^[a-z]{2}(-[A-Z]{2})?$')))),
  brand: brandSchema,
  louderDb: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(-40), /* @__PURE__ */ z.lte(40))),
  logo: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.object({
    fileId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    corner: /* @__PURE__ */ z.enum(['topLeft', 'topRight', 'bottomLeft', 'bottomRight']),
    percent: /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(2), /* @__PURE__ */ z.lte(40)),
  })),
})

/** What is said in a film, in one language. (decided) */
export interface FilmCaptions {
  /** Such as de or pt-BR. */
  lang: string
  cues: CaptionCue[]
}

export const filmCaptionsSchema = /* @__PURE__ */ z.object({
  lang: /* @__PURE__ */ z.string(),
  cues: /* @__PURE__ */ z.array(captionCueSchema),
})

export type ListProgramsRows = WhichRows<'search' | 'filters' | 'trash', 'state' | 'kind' | 'owner' | 'isMine' | 'isNew' | 'template' | 'aspect' | 'hasChanges' | 'createdAt' | 'updatedAt'>

export type ListProgramsRequest = ListRequest<ListProgramsRows, 'updatedAt' | 'title' | 'createdAt' | 'durationMs'>

export type ListProgramsResponse = ListResponse<ListProgramsRow>

/** A page of rows: Program. POST rest/secure/service/programs/listPrograms (spec §2) */
export const listPrograms: Call<'listPrograms', ListProgramsRequest, ListProgramsResponse> = {
  id: 'listPrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listPrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ listResponse(listProgramsRowSchema),
}

export const addProgramValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  template: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))),
  aspect: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['16:9', '9:16', '1:1'])),
})

export type AddProgramRequest = {
  values: {
    title: string
    /** What it was made of. */
    template?: string
    aspect?: '16:9' | '9:16' | '1:1'
  }
}

export type AddProgramResponse = ListProgramsRow

/** Adds a row: Program. POST rest/secure/service/programs/addProgram (spec §2) */
export const addProgram: WriteCall<'addProgram', AddProgramRequest, AddProgramResponse> = {
  id: 'addProgram', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/addProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({ values: addProgramValues }),
  response: listProgramsRowSchema,
}

export type UpdateProgramRequest = {
  programId: string
  rev: number
  values: {
    title?: string
    /** What those who watch it read below its title. */
    description?: string | null
    /** Who builds it together with its owner. */
    collaborators?: string[]
  }
}

export type UpdateProgramResponse = ListProgramsRow

/** Changes a row: Program. POST rest/secure/service/programs/updateProgram (spec §2) */
export const updateProgram: WriteCall<'updateProgram', UpdateProgramRequest, UpdateProgramResponse> = {
  id: 'updateProgram', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/updateProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  request: /* @__PURE__ */ z.object({
    programId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      description: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(2000)))),
      collaborators: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(50))),
    }),
  }),
  response: listProgramsRowSchema,
}

export type ArchiveProgramsRequest = ChangeRequest<ListProgramsRows>

export type ArchiveProgramsResponse = ChangeResponse

/** Does one thing with several rows: Program. POST rest/secure/service/programs/archivePrograms (decided) */
export const archivePrograms: Call<'archivePrograms', ArchiveProgramsRequest, ArchiveProgramsResponse> = {
  id: 'archivePrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/archivePrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type ReopenProgramsRequest = ChangeRequest<ListProgramsRows>

export type ReopenProgramsResponse = ChangeResponse

/** Programs are again what they were before they were archived. POST rest/secure/service/programs/reopenPrograms (decided) */
export const reopenPrograms: Call<'reopenPrograms', ReopenProgramsRequest, ReopenProgramsResponse> = {
  id: 'reopenPrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/reopenPrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type UnpublishProgramsRequest = ChangeRequest<ListProgramsRows>

export type UnpublishProgramsResponse = ChangeResponse

/** Takes programs off the air. POST rest/secure/service/programs/unpublishPrograms (spec §2) */
export const unpublishPrograms: Call<'unpublishPrograms', UnpublishProgramsRequest, UnpublishProgramsResponse> = {
  id: 'unpublishPrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/unpublishPrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type SetProgramEndsRequest = ChangeRequest<ListProgramsRows> & {
  values: {
    /** The last day on air of what is published. */
    onAirUntil: string | null
  }
}

export type SetProgramEndsResponse = ChangeResponse

/** Says until when programs are on air, without taking them off. POST rest/secure/service/programs/setProgramEnds (decided) */
export const setProgramEnds: Call<'setProgramEnds', SetProgramEndsRequest, SetProgramEndsResponse> = {
  id: 'setProgramEnds', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/setProgramEnds', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type TrashProgramsRequest = ChangeRequest<ListProgramsRows>

export type TrashProgramsResponse = ChangeResponse

/** Does one thing with several rows: Program. POST rest/secure/service/programs/trashPrograms (decided) */
export const trashPrograms: Call<'trashPrograms', TrashProgramsRequest, TrashProgramsResponse> = {
  id: 'trashPrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/trashPrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type RestoreProgramsRequest = ChangeRequest<ListProgramsRows>

export type RestoreProgramsResponse = ChangeResponse

/** Does one thing with several rows: Program. POST rest/secure/service/programs/restorePrograms (decided) */
export const restorePrograms: Call<'restorePrograms', RestoreProgramsRequest, RestoreProgramsResponse> = {
  id: 'restorePrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/restorePrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type EraseProgramsRequest = ChangeRequest<ListProgramsRows>

export type EraseProgramsResponse = ChangeResponse

/** Deletes programs in the trash for good, before their days are over. POST rest/secure/service/programs/erasePrograms (decided) */
export const erasePrograms: Call<'erasePrograms', EraseProgramsRequest, EraseProgramsResponse> = {
  id: 'erasePrograms', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/erasePrograms', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: changeResponse,
}

export type GetProgramRequest = {
  programId: string
  /** The tab that asks. */
  tab: string
}

export type GetProgramResponse = {
  program: ListProgramsRow
  timeline: Timeline
  timelineRev: number
  facts: ProgramFacts
  edit: ProgramEdit
  /** Of the template that the program follows. */
  newer?: NewerTemplate
}

/** A program as it is built now, and what is known about what it shows. POST rest/secure/service/programs/getProgram (decided) */
export const getProgram: Call<'getProgram', GetProgramRequest, GetProgramResponse> = {
  id: 'getProgram', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/getProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    program: listProgramsRowSchema,
    timeline: timelineSchema,
    timelineRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    facts: programFactsSchema,
    edit: programEditSchema,
    newer: /* @__PURE__ */ z.optional(newerTemplateSchema),
  }),
}

export type GetTemplateUpdateRequest = {
  programId: string
}

export type GetTemplateUpdateResponse = {
  programId: string
  start: Timeline
  /** What it shows. */
  facts: ProgramFacts
}

/** What a program would begin with that is made now of the template that this one follows. POST rest/secure/service/programs/getTemplateUpdate (decided) */
export const getTemplateUpdate: Call<'getTemplateUpdate', GetTemplateUpdateRequest, GetTemplateUpdateResponse> = {
  id: 'getTemplateUpdate', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/getTemplateUpdate', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    programId: /* @__PURE__ */ z.string(),
    start: timelineSchema,
    facts: programFactsSchema,
  }),
}

export type SaveTimelineRequest = {
  programId: string
  tab: string
  /** Of what was read or saved last. */
  timelineRev: number
  timeline: Timeline
}

export type SaveTimelineResponse = {
  program: ListProgramsRow
  timelineRev: number
  facts: ProgramFacts
}

/** Keeps how a program is built. Only the tab that builds it does. POST rest/secure/service/programs/saveTimeline (decided) */
export const saveTimeline: Call<'saveTimeline', SaveTimelineRequest, SaveTimelineResponse> = {
  id: 'saveTimeline', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/saveTimeline', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: true, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    program: listProgramsRowSchema,
    timelineRev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    facts: programFactsSchema,
  }),
}

export type HoldEditRequest = {
  programId: string
  tab: string
  /** hold: take a turn that is free, or go on with mine; take: after 30 s without an answer; look changes nothing. */
  act: 'look' | 'hold' | 'ask' | 'take' | 'handOver' | 'refuse' | 'leave'
}

export type HoldEditResponse = ProgramEdit

/** Whose turn it is to build a program. A turn ends 45 s after it was held last. POST rest/secure/service/programs/holdEdit (decided) */
export const holdEdit: Call<'holdEdit', HoldEditRequest, HoldEditResponse> = {
  id: 'holdEdit', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/holdEdit', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: true, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: programEditSchema,
}

export type GetProgramMediaRequest = {
  media: MediaChoice[]
}

export type GetProgramMediaResponse = {
  /** What is not there, or not theirs, is left out. */
  media: ChosenMedia[]
}

/** What is known about media that somebody may put into a program. POST rest/secure/service/programs/getProgramMedia (decided) */
export const getProgramMedia: Call<'getProgramMedia', GetProgramMediaRequest, GetProgramMediaResponse> = {
  id: 'getProgramMedia', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/getProgramMedia', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true,
  response: /* @__PURE__ */ z.object({
    media: /* @__PURE__ */ z.array(chosenMediaSchema),
  }),
}

export type ListProgramVersionsRequest = {
  programId: string
}

export type ListProgramVersionsResponse = {
  versions: ProgramVersion[]
  /** Films that are no versions yet, the latest first. */
  coming: ComingVersion[]
}

/** What was made of a program, the latest first. POST rest/secure/service/programs/listProgramVersions (decided) */
export const listProgramVersions: Call<'listProgramVersions', ListProgramVersionsRequest, ListProgramVersionsResponse> = {
  id: 'listProgramVersions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listProgramVersions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    versions: /* @__PURE__ */ z.array(programVersionSchema),
    coming: /* @__PURE__ */ z.array(comingVersionSchema),
  }),
}

export type ImportProgramRequest = {
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
}

export type ImportProgramResponse = {
  program: ListProgramsRow
  /** Of the version that its film becomes. */
  versionId: string
  upload: Upload
}

/** Makes a program of a film that was made elsewhere, whose bytes are about to come. POST rest/secure/service/programs/importProgram (decided) */
export const importProgram: Call<'importProgram', ImportProgramRequest, ImportProgramResponse> = {
  id: 'importProgram', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/importProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' }, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    program: listProgramsRowSchema,
    versionId: /* @__PURE__ */ z.string(),
    upload: uploadSchema,
  }),
}

export type UploadVersionRequest = {
  programId: string
  name: string
  bytes: number
  mime?: string
  edgeHash?: string
}

export type UploadVersionResponse = {
  program: ListProgramsRow
  /** Of the version that its film becomes. */
  versionId: string
  upload: Upload
}

/** A film that was made elsewhere becomes the next version of a program once it can be watched. POST rest/secure/service/programs/uploadVersion (decided) */
export const uploadVersion: Call<'uploadVersion', UploadVersionRequest, UploadVersionResponse> = {
  id: 'uploadVersion', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/uploadVersion', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' }, transaction: 'own',
  response: /* @__PURE__ */ z.object({
    program: listProgramsRowSchema,
    versionId: /* @__PURE__ */ z.string(),
    upload: uploadSchema,
  }),
}

export type CancelVersionUploadRequest = {
  programId: string
  versionId: string
}

export type CancelVersionUploadResponse = {
  isProgramGone: boolean
}

/** Gives up a film that is on its way, or could not be taken; a program that was to be made of it goes too. POST rest/secure/service/programs/cancelVersionUpload (decided) */
export const cancelVersionUpload: Call<'cancelVersionUpload', CancelVersionUploadRequest, CancelVersionUploadResponse> = {
  id: 'cancelVersionUpload', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/cancelVersionUpload', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    isProgramGone: /* @__PURE__ */ z.boolean(),
  }),
}

export type RetryVersionRequest = {
  programId: string
  versionId: string
}

export type RetryVersionResponse = Record<string, never>

/** Reads a film once more that could not be read. POST rest/secure/service/programs/retryVersion (decided) */
export const retryVersion: Call<'retryVersion', RetryVersionRequest, RetryVersionResponse> = {
  id: 'retryVersion', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/retryVersion', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({}),
}

export type ListVersionCaptionsRequest = {
  programId: string
  versionId: string
}

export type ListVersionCaptionsResponse = {
  captions: FilmCaptions[]
  /** Clips that are heard in it, and have no captions. */
  silentClips: Ref[]
}

/** What is said in a version, by language: each clip brings what is said while it is seen. POST rest/secure/service/programs/listVersionCaptions (decided) */
export const listVersionCaptions: Call<'listVersionCaptions', ListVersionCaptionsRequest, ListVersionCaptionsResponse> = {
  id: 'listVersionCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listVersionCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    captions: /* @__PURE__ */ z.array(filmCaptionsSchema),
    silentClips: /* @__PURE__ */ z.array(refSchema),
  }),
}

export type ListFilmCaptionsRequest = {
  programId: string
  versionId: string
}

export type ListFilmCaptionsResponse = {
  captions: CaptionSet[]
}

/** What is said in a version that was made elsewhere, by language: captions hang on its film. POST rest/secure/service/programs/listFilmCaptions (decided) */
export const listFilmCaptions: Call<'listFilmCaptions', ListFilmCaptionsRequest, ListFilmCaptionsResponse> = {
  id: 'listFilmCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listFilmCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    captions: /* @__PURE__ */ z.array(captionSetSchema),
  }),
}

export type SaveFilmCaptionsRequest = {
  programId: string
  versionId: string
  lang: string
  /** The latest version that was seen; 0: none. */
  rev: number
  cues: CaptionCue[]
}

export type SaveFilmCaptionsResponse = CaptionSet

/** Keeps captions of such a version as a version of their own. POST rest/secure/service/programs/saveFilmCaptions (decided) */
export const saveFilmCaptions: Call<'saveFilmCaptions', SaveFilmCaptionsRequest, SaveFilmCaptionsResponse> = {
  id: 'saveFilmCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/saveFilmCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' }, bodyLimit: { bytes: 8000000, keys: 20000 },
  response: captionSetSchema,
}

export type ImportFilmCaptionsRequest = {
  programId: string
  versionId: string
  lang: string
  /** The latest version that was seen; 0: none. */
  rev: number
  text: string
}

export type ImportFilmCaptionsResponse = CaptionSet

/** The same of a file in WebVTT or SubRip. POST rest/secure/service/programs/importFilmCaptions (decided) */
export const importFilmCaptions: Call<'importFilmCaptions', ImportFilmCaptionsRequest, ImportFilmCaptionsResponse> = {
  id: 'importFilmCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/importFilmCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' }, bodyLimit: { bytes: 8000000, keys: 10 },
  response: captionSetSchema,
}

export type BringBackFilmCaptionsRequest = {
  programId: string
  versionId: string
  lang: string
  /** The latest version that was seen; 0: none. */
  rev: number
  versionNo: number
}

export type BringBackFilmCaptionsResponse = CaptionSet

/** Keeps what they said before as their latest version, also of a language that was removed. POST rest/secure/service/programs/bringBackFilmCaptions (decided) */
export const bringBackFilmCaptions: Call<'bringBackFilmCaptions', BringBackFilmCaptionsRequest, BringBackFilmCaptionsResponse> = {
  id: 'bringBackFilmCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/bringBackFilmCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: captionSetSchema,
}

export type RemoveFilmCaptionsRequest = {
  programId: string
  versionId: string
  lang: string
  /** The latest version that was seen; 0: none. */
  rev: number
}

export type RemoveFilmCaptionsResponse = Record<string, never>

/** Takes a language from such a version; what it said can be brought back. POST rest/secure/service/programs/removeFilmCaptions (decided) */
export const removeFilmCaptions: Call<'removeFilmCaptions', RemoveFilmCaptionsRequest, RemoveFilmCaptionsResponse> = {
  id: 'removeFilmCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/removeFilmCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({}),
}

export type DownloadFilmCaptionsRequest = {
  programId: string
  versionId: string
  lang: string
  format: 'vtt' | 'srt'
}

export type DownloadFilmCaptionsResponse = {
  name: string
  text: string
}

/** Captions of such a version as a file. POST rest/secure/service/programs/downloadFilmCaptions (decided) */
export const downloadFilmCaptions: Call<'downloadFilmCaptions', DownloadFilmCaptionsRequest, DownloadFilmCaptionsResponse> = {
  id: 'downloadFilmCaptions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/downloadFilmCaptions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    name: /* @__PURE__ */ z.string(),
    text: /* @__PURE__ */ z.string(),
  }),
}

export type RenderProgramRequest = {
  programId: string
  timelineRev: number
  /** What is new in it. */
  note?: string
}

export type RenderProgramResponse = ProgramRender

/** Makes a film of a program as it is built now. POST rest/secure/service/programs/renderProgram (decided) */
export const renderProgram: Call<'renderProgram', RenderProgramRequest, RenderProgramResponse> = {
  id: 'renderProgram', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/renderProgram', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: programRenderSchema,
}

export type CancelRenderRequest = {
  renderId: string
}

export type CancelRenderResponse = ProgramRender

/** Stops making a film; what was drawn is kept for the next one. POST rest/secure/service/programs/cancelRender (decided) */
export const cancelRender: Call<'cancelRender', CancelRenderRequest, CancelRenderResponse> = {
  id: 'cancelRender', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/cancelRender', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: programRenderSchema,
}

export type RetryRenderRequest = {
  renderId: string
}

export type RetryRenderResponse = ProgramRender

/** Goes on making a film that failed. POST rest/secure/service/programs/retryRender (decided) */
export const retryRender: Call<'retryRender', RetryRenderRequest, RetryRenderResponse> = {
  id: 'retryRender', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/retryRender', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'shared' },
  response: programRenderSchema,
}

export type ListRendersRequest = {
  /** Of this program alone. */
  programId?: string
}

export type ListRendersResponse = {
  renders: ProgramRender[]
}

/** Films that are being made, and those that this person asked for within a day. POST rest/secure/service/programs/listRenders (decided) */
export const listRenders: Call<'listRenders', ListRendersRequest, ListRendersResponse> = {
  id: 'listRenders', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listRenders', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: true, idempotent: true, rows: { cm: 'customer', cc: 'shared' },
  response: /* @__PURE__ */ z.object({
    renders: /* @__PURE__ */ z.array(programRenderSchema),
  }),
}

export type ListBumpersRows = WhichRows<'search' | 'filters' | 'trash', 'kind' | 'aspect' | 'state' | 'isDefault' | 'industryTypes' | 'createdAt'>

export type ListBumpersRequest = ListRequest<ListBumpersRows, 'title' | 'createdAt' | 'durationMs'>

export type ListBumpersResponse = ListResponse<ListBumpersRow>

/** A page of rows: Bumper. POST rest/secure/service/programs/listBumpers (spec §2) */
export const listBumpers: Call<'listBumpers', ListBumpersRequest, ListBumpersResponse> = {
  id: 'listBumpers', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listBumpers', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listBumpersRowSchema),
}

export type ListBumperClipsRows = WhichRows<'search', never>

export type ListBumperClipsRequest = ListRequest<ListBumperClipsRows, 'name'>

export type ListBumperClipsResponse = ListResponse<ListBumperClipsRow>

/** A page of rows: BumperClip. POST rest/secure/service/programs/listBumperClips (decided) */
export const listBumperClips: Call<'listBumperClips', ListBumperClipsRequest, ListBumperClipsResponse> = {
  id: 'listBumperClips', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listBumperClips', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: true, rows: 'customer',
  response: /* @__PURE__ */ listResponse(listBumperClipsRowSchema),
}

export const addBumperValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  kind: /* @__PURE__ */ z.enum(['intro', 'outro']),
  clip: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
  industryTypes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
})

export type AddBumperRequest = {
  values: {
    title: string
    kind: 'intro' | 'outro'
    /** The footage it was made of. */
    clip: string
    /** For whom it is; without any for everybody. */
    industryTypes?: string[]
  }
}

export type AddBumperResponse = ListBumpersRow

/** Adds a row: Bumper. POST rest/secure/service/programs/addBumper (spec §2) */
export const addBumper: WriteCall<'addBumper', AddBumperRequest, AddBumperResponse> = {
  id: 'addBumper', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/addBumper', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({ values: addBumperValues }),
  response: listBumpersRowSchema,
}

export type UpdateBumperRequest = {
  bumperId: string
  rev: number
  values: {
    title?: string
    /** For whom it is; without any for everybody. */
    industryTypes?: string[]
  }
}

export type UpdateBumperResponse = ListBumpersRow

/** Changes a row: Bumper. POST rest/secure/service/programs/updateBumper (spec §2) */
export const updateBumper: WriteCall<'updateBumper', UpdateBumperRequest, UpdateBumperResponse> = {
  id: 'updateBumper', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/updateBumper', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  request: /* @__PURE__ */ z.object({
    bumperId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      industryTypes: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64))).check(/* @__PURE__ */ z.maxLength(20))),
    }),
  }),
  response: listBumpersRowSchema,
}

export type ActivateBumpersRequest = ChangeRequest<ListBumpersRows>

export type ActivateBumpersResponse = ChangeResponse

/** Does one thing with several rows: Bumper. POST rest/secure/service/programs/activateBumpers (decided) */
export const activateBumpers: Call<'activateBumpers', ActivateBumpersRequest, ActivateBumpersResponse> = {
  id: 'activateBumpers', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/activateBumpers', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RetireBumpersRequest = ChangeRequest<ListBumpersRows> & {
  insists?: 'mediaUsed'[]
}

export type RetireBumpersResponse = ChangeResponse

/** New programs do not use them any more; those that do keep them, and whoever retires them is told first. POST rest/secure/service/programs/retireBumpers (decided) */
export const retireBumpers: Call<'retireBumpers', RetireBumpersRequest, RetireBumpersResponse> = {
  id: 'retireBumpers', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/retireBumpers', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type MakeBumpersDefaultRequest = ChangeRequest<ListBumpersRows>

export type MakeBumpersDefaultResponse = ChangeResponse

/** One for each kind and aspect: they take the place of what was it before. POST rest/secure/service/programs/makeBumpersDefault (decided) */
export const makeBumpersDefault: Call<'makeBumpersDefault', MakeBumpersDefaultRequest, MakeBumpersDefaultResponse> = {
  id: 'makeBumpersDefault', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/makeBumpersDefault', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type DropBumpersDefaultRequest = ChangeRequest<ListBumpersRows>

export type DropBumpersDefaultResponse = ChangeResponse

/** Does one thing with several rows: Bumper. POST rest/secure/service/programs/dropBumpersDefault (decided) */
export const dropBumpersDefault: Call<'dropBumpersDefault', DropBumpersDefaultRequest, DropBumpersDefaultResponse> = {
  id: 'dropBumpersDefault', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/dropBumpersDefault', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type TrashBumpersRequest = ChangeRequest<ListBumpersRows> & {
  insists?: 'mediaUsed'[]
}

export type TrashBumpersResponse = ChangeResponse

/** Puts bumpers into the trash; whoever insists also those that programs use. POST rest/secure/service/programs/trashBumpers (decided) */
export const trashBumpers: Call<'trashBumpers', TrashBumpersRequest, TrashBumpersResponse> = {
  id: 'trashBumpers', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/trashBumpers', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type RestoreBumpersRequest = ChangeRequest<ListBumpersRows>

export type RestoreBumpersResponse = ChangeResponse

/** Does one thing with several rows: Bumper. POST rest/secure/service/programs/restoreBumpers (decided) */
export const restoreBumpers: Call<'restoreBumpers', RestoreBumpersRequest, RestoreBumpersResponse> = {
  id: 'restoreBumpers', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/restoreBumpers', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type EraseBumpersRequest = ChangeRequest<ListBumpersRows>

export type EraseBumpersResponse = ChangeResponse

/** Deletes bumpers in the trash for good, before their days are over. POST rest/secure/service/programs/eraseBumpers (decided) */
export const eraseBumpers: Call<'eraseBumpers', EraseBumpersRequest, EraseBumpersResponse> = {
  id: 'eraseBumpers', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/eraseBumpers', auth: 'bearer', body: 'envelope',
  access: [[16, 0, 0, 31]],
  background: false, idempotent: false, rows: 'customer',
  response: changeResponse,
}

export type ListScriptsRows = WhichRows<'search' | 'filters' | 'trash', 'state' | 'language' | 'owner' | 'createdAt' | 'updatedAt'>

export type ListScriptsRequest = ListRequest<ListScriptsRows, 'updatedAt' | 'title' | 'createdAt'>

export type ListScriptsResponse = ListResponse<ListScriptsRow>

/** A page of rows: Script. POST rest/secure/service/programs/listScripts (spec §2) */
export const listScripts: Call<'listScripts', ListScriptsRequest, ListScriptsResponse> = {
  id: 'listScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ listResponse(listScriptsRowSchema),
}

export const addScriptValues = /* @__PURE__ */ z.object({
  title: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200)),
  body: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000))),
  language: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv'])),
  wordsPerMinute: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(80), /* @__PURE__ */ z.lte(240))),
})

export type AddScriptRequest = {
  values: {
    title: string
    /** Plain text: a blank line is a pause of a second, a [note] is shown and not read. */
    body?: string
    language?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv'
    /** How fast it is read; 140 unless said. */
    wordsPerMinute?: number
  }
}

export type AddScriptResponse = ListScriptsRow

/** Adds a row: Script. POST rest/secure/service/programs/addScript (spec §2) */
export const addScript: WriteCall<'addScript', AddScriptRequest, AddScriptResponse> = {
  id: 'addScript', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/addScript', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({ values: addScriptValues }),
  response: listScriptsRowSchema,
}

export type UpdateScriptRequest = {
  scriptId: string
  rev: number
  values: {
    title?: string
    /** Plain text: a blank line is a pause of a second, a [note] is shown and not read. */
    body?: string | null
    language?: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt' | 'sv' | null
    /** How fast it is read; 140 unless said. */
    wordsPerMinute?: number | null
  }
}

export type UpdateScriptResponse = ListScriptsRow

/** While it is ready, what is saved is a version of its own. POST rest/secure/service/programs/updateScript (spec §2) */
export const updateScript: WriteCall<'updateScript', UpdateScriptRequest, UpdateScriptResponse> = {
  id: 'updateScript', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/updateScript', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  request: /* @__PURE__ */ z.object({
    scriptId: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(64)),
    rev: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
    values: /* @__PURE__ */ z.object({
      title: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(200))),
      body: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(20000)))),
      language: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv']))),
      wordsPerMinute: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(80), /* @__PURE__ */ z.lte(240)))),
    }),
  }),
  response: listScriptsRowSchema,
}

export type ReadyScriptsRequest = ChangeRequest<ListScriptsRows>

export type ReadyScriptsResponse = ChangeResponse

/** Does one thing with several rows: Script. POST rest/secure/service/programs/readyScripts (decided) */
export const readyScripts: Call<'readyScripts', ReadyScriptsRequest, ReadyScriptsResponse> = {
  id: 'readyScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/readyScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type DraftScriptsRequest = ChangeRequest<ListScriptsRows>

export type DraftScriptsResponse = ChangeResponse

/** Does one thing with several rows: Script. POST rest/secure/service/programs/draftScripts (decided) */
export const draftScripts: Call<'draftScripts', DraftScriptsRequest, DraftScriptsResponse> = {
  id: 'draftScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/draftScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ArchiveScriptsRequest = ChangeRequest<ListScriptsRows>

export type ArchiveScriptsResponse = ChangeResponse

/** Does one thing with several rows: Script. POST rest/secure/service/programs/archiveScripts (decided) */
export const archiveScripts: Call<'archiveScripts', ArchiveScriptsRequest, ArchiveScriptsResponse> = {
  id: 'archiveScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/archiveScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ReopenScriptsRequest = ChangeRequest<ListScriptsRows>

export type ReopenScriptsResponse = ChangeResponse

/** Scripts are again what they were before they were archived. POST rest/secure/service/programs/reopenScripts (decided) */
export const reopenScripts: Call<'reopenScripts', ReopenScriptsRequest, ReopenScriptsResponse> = {
  id: 'reopenScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/reopenScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type TrashScriptsRequest = ChangeRequest<ListScriptsRows>

export type TrashScriptsResponse = ChangeResponse

/** Does one thing with several rows: Script. POST rest/secure/service/programs/trashScripts (decided) */
export const trashScripts: Call<'trashScripts', TrashScriptsRequest, TrashScriptsResponse> = {
  id: 'trashScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/trashScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type RestoreScriptsRequest = ChangeRequest<ListScriptsRows>

export type RestoreScriptsResponse = ChangeResponse

/** Does one thing with several rows: Script. POST rest/secure/service/programs/restoreScripts (decided) */
export const restoreScripts: Call<'restoreScripts', RestoreScriptsRequest, RestoreScriptsResponse> = {
  id: 'restoreScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/restoreScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type EraseScriptsRequest = ChangeRequest<ListScriptsRows>

export type EraseScriptsResponse = ChangeResponse

/** Deletes scripts in the trash for good, before their days are over. POST rest/secure/service/programs/eraseScripts (decided) */
export const eraseScripts: Call<'eraseScripts', EraseScriptsRequest, EraseScriptsResponse> = {
  id: 'eraseScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/eraseScripts', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: false, rows: { cm: 'customer', cc: 'own' },
  response: changeResponse,
}

export type ExportScriptsRequest = ExportRequest<ListScriptsRows, 'updatedAt' | 'title' | 'createdAt', 'title' | 'body' | 'language' | 'wordsPerMinute' | 'words' | 'readingMs' | 'state' | 'versionNo' | 'owner' | 'createdAt' | 'updatedAt'>

export type ExportScriptsResponse = string

/** Rows as a table for other programs: Script. POST rest/secure/service/programs/exportScripts (decided) */
export const exportScripts: Call<'exportScripts', ExportScriptsRequest, ExportScriptsResponse> = {
  id: 'exportScripts', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/exportScripts', auth: 'bearer', body: 'csv',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' }, transaction: 'own',
  response: /* @__PURE__ */ z.string(),
}

export type ListScriptVersionsRequest = {
  scriptId: string
}

export type ListScriptVersionsResponse = {
  versions: ScriptVersion[]
}

/** What a script said each time it was ready, the latest first. POST rest/secure/service/programs/listScriptVersions (decided) */
export const listScriptVersions: Call<'listScriptVersions', ListScriptVersionsRequest, ListScriptVersionsResponse> = {
  id: 'listScriptVersions', feature: 'programs', method: 'POST', path: 'rest/secure/service/programs/listScriptVersions', auth: 'bearer', body: 'envelope',
  access: [[18, 0, 0, 31]],
  background: false, idempotent: true, rows: { cm: 'customer', cc: 'own' },
  response: /* @__PURE__ */ z.object({
    versions: /* @__PURE__ */ z.array(scriptVersionSchema),
  }),
}
