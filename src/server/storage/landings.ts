/** What may arrive now, whose signatures were given earlier. */
export interface Landings {
  /** How many bytes may arrive. @throws PostFault where none may */
  admit(arrival: Arrival): Promise<ByteLimits>
  /** Told before so many bytes are kept, after they have been admitted once more. */
  land(arrival: Arrival, bytes: number): Promise<void>
}

export interface Arrival {
  readonly key: string
  /** The mark of the session for which it was signed. */
  readonly session?: string | undefined
}

export interface ByteLimits {
  readonly minBytes: number
  readonly maxBytes: number
}
