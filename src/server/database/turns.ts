/**
 * A fair lock: one holder at a time, in the order of asking; whoever waits too long gets an error.
 */
export interface Turns {
  take(): Promise<void>
  giveBack(): void
}

export class TurnTimeout extends Error {
  readonly code = 'turnTimeout'
}

export function createTurns(longestWaitMs: number): Turns {
  const waiting: Array<() => void> = []
  let taken = false

  return {
    take() {
      if (!taken) {
        taken = true
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(start), 1)
          reject(new TurnTimeout(`Waited ${longestWaitMs} ms for the database.`))
        }
        const timer = setTimeout(giveUp, longestWaitMs)
        waiting.push(start)
      })
    },
    giveBack() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}
