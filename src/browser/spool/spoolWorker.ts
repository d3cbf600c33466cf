// The page's end of the worker that writes a take.
import { ownScriptUrl } from '../trustedTypes'
import type { Answer, Ask, Asked } from './messages'
import address from './spool.worker?worker&url'

/** The disk did not answer in time, or the worker is gone. What was not written is still in memory. */
export class SpoolFailed extends Error {}

/** No room is left on the disk. What was not written is still in memory. */
export class SpaceOut extends Error {}

/** This browser keeps no files for a page. */
export class SpoolUnsupported extends Error {}

export interface SpoolWorker {
  /** Resolves once it is on the disk; rejects with SpoolFailed, SpaceOut or SpoolUnsupported. */
  ask(ask: Ask): Promise<Extract<Answer, { bytes: number }>>
  terminate(): void
}

const answerLimitMs = 60_000

export function startSpoolWorker(): SpoolWorker {
  const worker = new Worker(ownScriptUrl(address), { type: 'module' })
  const waiting = new Map<number, (answer: Answer | Error) => void>()
  let asked = 0

  function failAll(failure: Error): void {
    for (const settle of waiting.values()) settle(failure)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.no)?.(data)
  })
  worker.addEventListener('error', () => failAll(new SpoolFailed('The worker failed.')))

  return {
    ask(ask) {
      const no = (asked += 1)
      return new Promise((resolve, reject) => {
        const settle = (answer: Answer | Error): void => {
          clearTimeout(limit)
          waiting.delete(no)
          if (answer instanceof Error) reject(answer)
          else if ('failed' in answer) reject(failureOf(answer))
          else resolve(answer)
        }
        const limit = setTimeout(
          () => settle(new SpoolFailed('The disk did not answer.')),
          answerLimitMs,
        )
        waiting.set(no, settle)
        worker.postMessage({ no, ask } satisfies Asked, [])
      })
    },
    terminate() {
      worker.terminate()
      failAll(new SpoolFailed('The worker was ended.'))
    },
  }
}

function failureOf({ failed, message }: Extract<Answer, { failed: unknown }>): Error {
  if (failed === 'space') return new SpaceOut(message)
  return failed === 'unsupported' ? new SpoolUnsupported(message) : new SpoolFailed(message)
}
