/**
 * Writes lines together, a few times a second: each write to a file or a pipe stops the process until
 * it is done. What waits is written when the process exits; a kill -9 loses what the last moment
 * would have told.
 */
import type { Destination } from './redactedLog'

const longestWaitMs = 100
const mostCharacters = 64 * 1024

export function createBufferedOutput(output: Destination): Destination & { flush(): void } {
  let waiting: string[] = []
  let characters = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const text = waiting.join('')
    waiting = []
    characters = 0
    output.write(text)
  }

  return {
    flush,
    write(line) {
      waiting.push(line)
      characters += line.length
      if (characters >= mostCharacters) flush()
      else timer ??= setTimeout(flush, longestWaitMs).unref()
    },
  }
}
