// Generated from manifest/features/captions.yaml by npm run codegen. Edit the manifest, not this file.

import * as z from 'zod/mini'
import type { Words } from './programs'
import { type Ref, refSchema } from './screens'

/** Words, and when they are shown. (decided) */
export interface CaptionCue {
  fromMs: number
  toMs: number
  /** Plain, its lines parted by line breaks. */
  text: string
}

export const captionCueSchema = /* @__PURE__ */ z.object({
  fromMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(359999999)),
  toMs: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1), /* @__PURE__ */ z.lte(359999999)),
  text: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1), /* @__PURE__ */ z.maxLength(1000)),
})

/** Captions as they were saved once. (decided) */
export interface CaptionVersion {
  versionNo: number
  /** A file, an edit by hand, an earlier version, or what was heard. */
  source: 'upload' | 'human' | 'version' | 'speech'
  savedBy?: Ref
  savedAt: string
}

export const captionVersionSchema = /* @__PURE__ */ z.object({
  versionNo: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.gte(1)),
  source: /* @__PURE__ */ z.enum(['upload', 'human', 'version', 'speech']),
  savedBy: /* @__PURE__ */ z.optional(refSchema),
  savedAt: /* @__PURE__ */ z.string(),
})

/** Captions in one language. (decided) */
export interface CaptionSet {
  /** Such as de or pt-BR. */
  lang: string
  /** In the order in which they are shown. */
  cues: CaptionCue[]
  /** The latest first, which is what they say now. */
  versions: CaptionVersion[]
}

export const captionSetSchema = /* @__PURE__ */ z.object({
  lang: /* @__PURE__ */ z.string(),
  cues: /* @__PURE__ */ z.array(captionCueSchema),
  versions: /* @__PURE__ */ z.array(captionVersionSchema),
})

/** Captions that are being made of what is said, or could not be. (decided) */
export interface CaptionMaking {
  /** Such as de or pt-BR. */
  lang: string
  state: 'waiting' | 'running' | 'failed'
  progress?: number
  failCode?: 'notWritten' | 'tookTooLong' | 'nothingSaid' | 'noSound' | 'writtenMeanwhile'
}

export const captionMakingSchema = /* @__PURE__ */ z.object({
  lang: /* @__PURE__ */ z.string(),
  state: /* @__PURE__ */ z.enum(['waiting', 'running', 'failed']),
  progress: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.number().check(/* @__PURE__ */ z.gte(0), /* @__PURE__ */ z.lte(100))),
  failCode: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(['notWritten', 'tookTooLong', 'nothingSaid', 'noSound', 'writtenMeanwhile'])),
})
