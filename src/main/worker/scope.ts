/**
 * The part of the service worker's global types used here; TypeScript's worker and page libraries
 * cannot be combined.
 */
export interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

export interface MessageToWorker extends LastingEvent {
  readonly data: unknown
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: { readonly installing: unknown; readonly waiting: unknown }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}

/** What the build tells the worker about itself. */
export interface BuildFiles {
  /** The page, under a name with a hash. */
  readonly shell: string
  /** Stored at installation: the application does not open without them. */
  readonly stored: readonly { url: string; revision: string | null; integrity?: string }[]
  /** Large or rarely needed: stored on first request. */
  readonly onDemand: readonly string[]
}
