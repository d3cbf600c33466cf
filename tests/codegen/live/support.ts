import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  createLiveManifest,
  type LiveManifest,
  type LiveState,
} from '../../../codegen/live/createLiveManifest'

export interface LiveFolder {
  readonly live: LiveManifest
  /** Every state told so far. */
  readonly reported: LiveState[]
  /** A path under manifest/. */
  at(path: string): string
  generated(path: string): string
  /** The first state told from now on that is as wanted. */
  next(isWanted: (state: LiveState) => boolean): Promise<LiveState>
}

/** The base manifest in a folder of its own, being watched. It goes away with the test. */
export async function liveFolder(prepare?: (root: string) => void): Promise<LiveFolder> {
  const root = mkdtempSync(join(tmpdir(), 'live-'))
  cpSync(resolve(import.meta.dirname, '../base'), join(root, 'manifest'), { recursive: true })
  prepare?.(root)
  const live = await createLiveManifest({ root })
  const reported: LiveState[] = []
  live.subscribe((state) => void reported.push(state))
  onTestFinished(async () => {
    await live.close()
    rmSync(root, { recursive: true, force: true })
  })
  return {
    live,
    reported,
    at: (path) => join(root, 'manifest', path),
    generated: (path) => join(root, 'generated', path),
    next: (isWanted) =>
      new Promise((resolveNext) => {
        const stop = live.subscribe((state) => {
          if (!isWanted(state)) return
          stop()
          resolveNext(state)
        })
      }),
  }
}
