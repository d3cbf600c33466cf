import { createHash } from 'node:crypto'

/** As the browser keeps whose the last visited path was. */
export const userHash = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url')
