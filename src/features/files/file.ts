// A file: an image, logo, document, piece of music, font or subtitles. Rules used by both wings.
import type { RowScope } from '../../../generated/facts/call'
import type { AssetState } from '../media/asset'
import type { UploadState } from '../media/upload'

export const fileKinds = [
  'image',
  'logo',
  'document',
  'music',
  'font',
  'subtitle',
  'other',
] as const
export type FileKind = (typeof fileKinds)[number]

const megabyte = 1024 * 1024

/** Bytes; `other` is what nobody has looked at yet. */
export const mostBytes: Readonly<Record<FileKind, number>> = {
  image: 100 * megabyte,
  logo: 100 * megabyte,
  document: 200 * megabyte,
  music: 500 * megabyte,
  font: 20 * megabyte,
  subtitle: 2 * megabyte,
  other: 500 * megabyte,
}
/** Bytes of a drawing in SVG, which is read whole. */
export const mostDrawingBytes = 2 * megabyte
export const mostCues = 10_000
export const mostPixels = 50_000_000

/** Why a file is not accepted. */
export const fileFaults = [
  'isVideo',
  'isProgram',
  'isArchive',
  'isWebPage',
  'isOldOffice',
  'isOtherPicture',
  'isOther',
  'hasMacros',
  'isDamaged',
  'isTooLarge',
  'hasTooManyPixels',
  'hasTooManyCues',
] as const
export type FileFault = (typeof fileFaults)[number]

const endings: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'tif', 'tiff', 'heic', 'heif'],
  logo: ['svg'],
  document: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'txt', 'csv', 'md'],
  music: ['mp3', 'aac', 'm4a', 'wav', 'flac', 'ogg', 'oga', 'opus', 'aif', 'aiff'],
  font: ['woff2', 'woff', 'ttf', 'otf'],
  subtitle: ['srt', 'vtt'],
}

export const acceptedEndings = Object.values(endings).flatMap((some) =>
  some.map((ending) => `.${ending}`),
)

export const endingOf = (name: string) => /\.([a-z0-9]{1,9})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** What a file seems to be until its content is read. */
export function kindByName(name: string): FileKind {
  const ending = endingOf(name)
  const found = Object.entries(endings).find(([, some]) => some.includes(ending))
  return logoOr((found?.[0] ?? 'other') as FileKind, name)
}

/** The most bytes of a file that is called so, before anything of it is read. */
export function mostBytesOf(name: string): number {
  return endingOf(name) === 'svg' ? mostDrawingBytes : mostBytes[kindByName(name)]
}

/** A picture that is called a logo is one. */
export function logoOr(kind: FileKind, name: string): FileKind {
  const isCalledSo = /(^|[^a-z])(logo(type)?|word-?mark)([^a-z]|$)/i.test(name)
  return kind === 'image' && isCalledSo ? 'logo' : kind
}

export type FileState = 'uploading' | 'processing' | 'ready' | 'failed' | 'rejected'

export interface FileParts {
  readonly assetState: AssetState
  /** Undefined for a file that was imported instead of uploaded. */
  readonly uploadState?: UploadState | undefined
}

/** As with clips, a file stores no state of its own. */
export function fileStateOf({ assetState, uploadState }: FileParts): FileState {
  if (assetState === 'uploading') {
    if (uploadState === 'expired' || uploadState === 'aborted') return 'failed'
    return uploadState === 'open' ? 'uploading' : 'processing'
  }
  if (assetState === 'ready' || assetState === 'failed' || assetState === 'rejected') {
    return assetState
  }
  return 'processing'
}

export function mayChangeFile(
  rows: RowScope,
  { userId }: { readonly userId: string },
  file: { readonly ownerUserId: string },
): boolean {
  return rows === 'customer' || file.ownerUserId === userId
}

export type FileAct =
  | 'edit'
  | 'newVersion'
  | 'retry'
  | 'toFootage'
  | 'cancelUpload'
  | 'trash'
  | 'restore'
  | 'erase'

export interface FileActParts extends FileParts {
  readonly mayChange: boolean
  readonly isTrashed: boolean
  readonly failReason?: string | null
}

export function actsWith({ mayChange, isTrashed, failReason, ...parts }: FileActParts): FileAct[] {
  if (!mayChange) return []
  if (isTrashed) return ['restore', 'erase']
  const state = fileStateOf(parts)
  return [
    'edit',
    ...(state === 'ready' ? (['newVersion'] as const) : []),
    ...(parts.assetState === 'failed' ? (['retry'] as const) : []),
    ...(failReason === ('isVideo' satisfies FileFault) ? (['toFootage'] as const) : []),
    ...(state === 'uploading' ? (['cancelUpload'] as const) : []),
    'trash',
  ]
}

/** What was learned from the content; which of it there is depends on the kind. */
export interface FileFacts {
  readonly kind: FileKind
  /** Such as `pdf`. */
  readonly format: string
  readonly pages?: number
  /** Loudness by EBU R 128. */
  readonly lufs?: number
  /** From 0 to 1, evenly spread. */
  readonly peaks?: readonly number[]
  readonly family?: string
  readonly isVariable?: boolean
  /** Such as `Weight 100–900`. */
  readonly axes?: readonly string[]
  readonly cueCount?: number
  readonly cues?: readonly Cue[]
}

export interface Cue {
  readonly fromMs: number
  readonly toMs: number
  readonly text: string
}
