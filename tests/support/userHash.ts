import { createHash } from 'node:crypto'

/** The form in which the browser stores whose the last visited path was. */
export const userHash = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url')
