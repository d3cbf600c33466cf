// An upload: a file on its way, in parts. Rules both wings read.
import {
  uploadKeepDays,
  uploadPartBytes,
  uploadStalledSeconds,
} from '../../../generated/facts/constants'

export type UploadState = 'open' | 'assembling' | 'done' | 'aborted' | 'expired'

export const uploadLifeMs = uploadKeepDays * 24 * 3_600_000

export function partCountOf(bytes: number): number {
  return Math.ceil(bytes / uploadPartBytes)
}

/** Every part but the last is whole. */
export function bytesOfPart(bytes: number, partNo: number): number {
  return Math.min(uploadPartBytes, bytes - (partNo - 1) * uploadPartBytes)
}

/** Parts sort by name in the store, in the order of the file: p00001, p00002 … */
export function partKey(keyPrefix: string, partNo: number): string {
  return `${keyPrefix}p${String(partNo).padStart(5, '0')}`
}

export function partNoOf(key: string): number | undefined {
  const digits = /\/p(\d{5})$/.exec(key)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Whoever sends an upload reports it every few seconds; after a while of silence nobody does. */
export function isUploadStopped(sentAt: Date | null, now: Date): boolean {
  return sentAt === null || now.getTime() - sentAt.getTime() > uploadStalledSeconds * 1000
}

/** 100 is reached by arriving, not by sending. */
export function percentSent(sentBytes: number, bytes: number): number {
  return bytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / bytes) * 100))
}

/** In so many uploads at once a person has lost something; each also holds disk for a week. */
export const maxOpenUploads = 200
