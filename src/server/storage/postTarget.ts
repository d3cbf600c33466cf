import type { Credentials } from './sigV4'

/** Where a browser posts parts, and what a signature for it applies to. */
export interface PostTarget extends Credentials {
  url: string
  bucket: string
  region: string
  /** Whether it asks for the session that a policy names; a bucket refuses what it does not know. */
  asksForSession?: boolean
}
