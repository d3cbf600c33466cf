// Checks the first bytes before any decoder sees them (security-reliability.md 22). Known other
// types are refused by name; unknown ones are left to ffprobe.
import { notAVideo } from './unusable'

const signatures: ReadonlyArray<{ at: number; bytes: string; what: string }> = [
  { at: 0, bytes: '\x89PNG', what: 'a picture' },
  { at: 0, bytes: '\xff\xd8\xff', what: 'a picture' },
  { at: 0, bytes: 'BM', what: 'a picture' },
  { at: 0, bytes: 'II*\0', what: 'a picture' },
  { at: 0, bytes: 'MM\0*', what: 'a picture' },
  { at: 8, bytes: 'WEBP', what: 'a picture' },
  { at: 4, bytes: 'ftypheic', what: 'a picture' },
  { at: 4, bytes: 'ftypmif1', what: 'a picture' },
  { at: 4, bytes: 'ftypavif', what: 'a picture' },
  { at: 0, bytes: '%PDF', what: 'a PDF document' },
  { at: 0, bytes: 'PK\x03\x04', what: 'a ZIP archive or an office document' },
  { at: 0, bytes: 'Rar!', what: 'an archive' },
  { at: 0, bytes: '7z\xbc\xaf', what: 'an archive' },
  { at: 0, bytes: '\x1f\x8b', what: 'an archive' },
  { at: 0, bytes: '\x7fELF', what: 'a program' },
  { at: 0, bytes: 'MZ', what: 'a program' },
]

/** Throws when the bytes are clearly not a video. */
export function refuseOtherKinds(head: Buffer): void {
  const found = signatures.find(({ at, bytes }) =>
    head.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1')),
  )
  if (found) throw notAVideo(found.what)
  if (isText(head)) throw notAVideo('a text file')
}

/**
 * Refuses text. This also keeps playlists (HLS, DASH, concat) from a decoder, which would open the
 * files they name. No container begins with hundreds of bytes of readable text.
 */
function isText(head: Buffer): boolean {
  const sample = head.subarray(0, 512)
  if (sample.includes(0)) return sample[0] === 0xff || sample[0] === 0xfe
  const text = new TextDecoder('utf-8').decode(sample)
  const strange = [...text].filter((letter) => /[\p{Cc}\uFFFD]/u.test(letter) && !/\s/.test(letter))
  return strange.length <= 1
}
