// What a take is written as. MP4 first: it plays at once everywhere, with its duration known.

const pictureFormats = [
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/mp4;codecs=avc1,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
]

const soundFormats = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4;codecs=opus',
  'audio/webm;codecs=opus',
]

export const soundBitsPerSecond = 128_000

const megabits: Readonly<Record<number, number>> = { 720: 2.5, 1080: 5, 2160: 16 }

/** Of the picture with this many lines. */
export function pictureBitsPerSecond(height: number): number {
  const known = Object.keys(megabits).map(Number)
  const nearest = known.find((each) => each >= height) ?? Math.max(...known)
  return (megabits[nearest] ?? 0) * 1_000_000
}

/** Undefined: this browser cannot record. */
export function chooseFormat(
  has: 'picture' | 'sound',
  isSupported: (mime: string) => boolean = isRecordable,
): string | undefined {
  return (has === 'picture' ? pictureFormats : soundFormats).find(isSupported)
}

const isRecordable = (mime: string) =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mime)
