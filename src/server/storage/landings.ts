/** What may arrive now, whose signatures were given earlier. */
export interface Landings {
  /** How many bytes may arrive under this key. @throws PostFault where none may */
  admit(key: string): Promise<ByteLimits>
  /** Told before so many bytes are kept under this key, after they have been admitted once more. */
  land(key: string, bytes: number): Promise<void>
}

export interface ByteLimits {
  readonly minBytes: number
  readonly maxBytes: number
}
