/**
 * Stops the process gracefully: accepts no new work, then waits up to ten seconds for running
 * requests. Whatever has not closed after thirty seconds is abandoned.
 */
import type { App } from '../app'

const longestDrainMs = 10_000
const longestStopMs = 30_000

export interface StopOptions {
  readonly app: App
  /** Called in this order after the last answer: background work first, the database last. */
  readonly closers: ReadonlyArray<() => Promise<void>>
}

export async function stop({ app, closers }: StopOptions): Promise<void> {
  app.stopAccepting()
  const cut = setTimeout(() => app.server.server.closeAllConnections(), longestDrainMs)
  await app.server.close()
  clearTimeout(cut)
  for (const close of closers) await close()
}

export function stopOnSignal(options: StopOptions, exit: (code: number) => void): void {
  let stopping: Promise<void> | undefined
  const end = (signal: string) => {
    // One Ctrl-C may arrive twice: from the terminal and from the program that started this one.
    if (stopping) return
    options.app.server.log.info({ signal }, 'stopping')
    setTimeout(() => exit(1), longestStopMs).unref()
    stopping = stop(options).then(
      () => exit(0),
      (error: unknown) => {
        options.app.server.log.error({ err: error }, 'could not stop cleanly')
        exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
