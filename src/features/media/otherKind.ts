// What a file is whose first bytes are those of no film (security-reliability.md 22). Read by the
// browser before anything is sent, and by the server before any decoder sees the file.

export type OtherKind = 'picture' | 'pdf' | 'office' | 'archive' | 'program' | 'font' | 'text'

const signatures: ReadonlyArray<{ at: number; bytes: string; kind: OtherKind }> = [
  { at: 0, bytes: '\x89PNG', kind: 'picture' },
  { at: 0, bytes: '\xff\xd8\xff', kind: 'picture' },
  { at: 0, bytes: 'BM', kind: 'picture' },
  { at: 0, bytes: 'II*\0', kind: 'picture' },
  { at: 0, bytes: 'MM\0*', kind: 'picture' },
  { at: 8, bytes: 'WEBP', kind: 'picture' },
  { at: 4, bytes: 'ftypheic', kind: 'picture' },
  { at: 4, bytes: 'ftypmif1', kind: 'picture' },
  { at: 4, bytes: 'ftypavif', kind: 'picture' },
  { at: 0, bytes: '%PDF', kind: 'pdf' },
  { at: 0, bytes: 'PK\x03\x04', kind: 'archive' },
  { at: 0, bytes: 'Rar!', kind: 'archive' },
  { at: 0, bytes: '7z\xbc\xaf', kind: 'archive' },
  { at: 0, bytes: '\x1f\x8b', kind: 'archive' },
  { at: 0, bytes: '\x7fELF', kind: 'program' },
  { at: 0, bytes: 'MZ', kind: 'program' },
  { at: 0, bytes: 'wOFF', kind: 'font' },
  { at: 0, bytes: 'wOF2', kind: 'font' },
  { at: 0, bytes: 'OTTO', kind: 'font' },
]

/** As many of the first bytes as it takes to know. */
export const headBytes = 4096

/** Undefined: a film, or something that only a decoder can judge. */
export function otherKindOf(head: Uint8Array): OtherKind | undefined {
  const found = signatures.find(({ at, bytes }) =>
    [...bytes].every((letter, index) => head[at + index] === letter.charCodeAt(0)),
  )
  if (!found) return isText(head) ? 'text' : undefined
  return found.bytes.startsWith('PK') && isOffice(head) ? 'office' : found.kind
}

/** Office documents are zips that begin with a table of what is in them. */
function isOffice(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head)
  return /\[Content_Types\]\.xml|mimetypeapplication\/vnd\.oasis/.test(text)
}

/**
 * Text is refused also to keep playlists (HLS, DASH, concat) from a decoder, which would open the
 * files they name. No container begins with hundreds of bytes of readable text.
 */
function isText(head: Uint8Array): boolean {
  const sample = head.subarray(0, 512)
  if (sample.includes(0)) return isMarkedAsText(sample)
  const text = new TextDecoder('utf-8').decode(sample)
  const strange = [...text].filter((letter) => /[\p{Cc}\uFFFD]/u.test(letter) && !/\s/.test(letter))
  return strange.length <= 1
}

/**
 * UTF-16, whichever way round. MP3 without tags and AAC in ADTS begin with eleven bits that are set; ff
 * fe would be a kind of sound that nobody has.
 */
const isMarkedAsText = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/** As far as its first bytes tell; undefined: it may be a film, or cannot be read. */
export async function kindOf(file: Blob): Promise<OtherKind | undefined> {
  if (file.size === 0) return undefined
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined)
  return head && otherKindOf(new Uint8Array(head))
}

export const isOtherKind = async (file: Blob): Promise<boolean> =>
  (await kindOf(file)) !== undefined
