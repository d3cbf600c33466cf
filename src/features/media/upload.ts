// An upload: a file on its way, in parts. Rules both wings read.

export type UploadState = 'open' | 'assembling' | 'done' | 'aborted' | 'expired'

/** media.md F2: parts of 16 MiB, so that a break costs one of them; kept for seven days. */
export const partBytes = 16 * 1024 * 1024
export const uploadLifeMs = 7 * 24 * 3_600_000
/** 10,000 parts, the most S3 puts together. */
export const maxUploadBytes = 10_000 * partBytes

export function partCountOf(bytes: number): number {
  return Math.ceil(bytes / partBytes)
}

/** Every part but the last is whole. */
export function bytesOfPart(bytes: number, partNo: number): number {
  return Math.min(partBytes, bytes - (partNo - 1) * partBytes)
}

/** Parts sort by name in the store, in the order of the file: p00001, p00002 … */
export function partKey(keyPrefix: string, partNo: number): string {
  return `${keyPrefix}p${String(partNo).padStart(5, '0')}`
}

export function partNoOf(key: string): number | undefined {
  const digits = /\/p(\d{5})$/.exec(key)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** In so many uploads at once a person has lost something; each also holds disk for a week. */
export const maxOpenUploads = 200
