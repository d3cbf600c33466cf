// An upload: a file sent in parts. Rules used by both client and server.
import { uploadKeepDays, uploadStalledSeconds } from '../../../generated/facts/constants'

export type UploadState = 'open' | 'assembling' | 'done' | 'aborted' | 'expired'

export const uploadLifeMs = uploadKeepDays * 24 * 3_600_000

/** What is divided: the bytes of the file, and of every part but the last. */
export interface Division {
  bytes: number
  partBytes: number
}

export function partCountOf({ bytes, partBytes }: Division): number {
  return Math.ceil(bytes / partBytes)
}

export function bytesOfPart({ bytes, partBytes }: Division, partNo: number): number {
  return Math.min(partBytes, bytes - (partNo - 1) * partBytes)
}

/** As many parts as a store puts together. */
export const mostParts = 10_000

/** Names sort in the order of the file: p00001, p00002 … */
export function partKey(keyPrefix: string, partNo: number): string {
  return `${keyPrefix}p${String(partNo).padStart(5, '0')}`
}

export function partNoOf(key: string): number | undefined {
  const digits = /\/p(\d{5})$/.exec(key)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * The sending tab reports every few seconds, and each part of a take counts as a report; after a longer
 * silence the upload counts as stopped.
 */
export function isUploadStopped(sentAt: Date | null, now: Date): boolean {
  return sentAt === null || now.getTime() - sentAt.getTime() > uploadStalledSeconds * 1000
}

/** At most 99: only arrival at the server makes it 100. */
export function percentSent(sentBytes: number, bytes: number): number {
  return bytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / bytes) * 100))
}

/**
 * The most open uploads a person may have: more are hardly intended, and each holds disk space for
 * a week.
 */
export const maxOpenUploads = 200
