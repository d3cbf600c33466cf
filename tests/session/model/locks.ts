/**
 * The lock manager shared by the pages of one browser: first come, first served; a closed page
 * releases its locks.
 */
import type { Timeline, Task } from './timeline'

interface Request {
  readonly name: string
  readonly waitMs: number
}

interface Waiting {
  readonly page: object
  readonly grant: (release: () => void) => void
  readonly timer: Task
}

export interface Locks {
  acquire(page: object, request: Request, ranOut: () => Error): Promise<() => void>
  letGo(page: object): void
  /** When the waiting time of this page ends, if it waits. */
  waitEnd(page: object): number | undefined
}

export function createLocks(timeline: Timeline): Locks {
  const locks = new Map<string, Lock>()
  const lockOf = (name: string) => {
    const lock = locks.get(name) ?? createLock(timeline)
    locks.set(name, lock)
    return lock
  }
  return {
    acquire: (page, request, ranOut) => lockOf(request.name).acquire(page, request.waitMs, ranOut),
    letGo(page) {
      for (const lock of locks.values()) lock.letGo(page)
    },
    waitEnd(page) {
      const ends = Array.from(locks.values(), (lock) => lock.waitEnd(page) ?? Infinity)
      const first = Math.min(...ends)
      return Number.isFinite(first) ? first : undefined
    },
  }
}

type Lock = ReturnType<typeof createLock>

function createLock(timeline: Timeline) {
  let queue: Waiting[] = []
  let holder: object | null = null
  let granting: Task | undefined

  function grantNext(): void {
    if (holder || granting || queue.length === 0) return
    granting = timeline.add({
      due: timeline.now,
      page: queue[0]?.page,
      run() {
        granting = undefined
        const next = queue.shift()
        if (!next) return
        timeline.cancel(next.timer)
        holder = next.page
        let isHeld = true
        next.grant(() => {
          if (!isHeld) return
          isHeld = false
          if (holder === next.page) holder = null
          grantNext()
        })
      },
    })
  }

  return {
    acquire(page: object, waitMs: number, ranOut: () => Error): Promise<() => void> {
      return new Promise((grant, refuse) => {
        const run = () => {
          queue = queue.filter((waiting) => waiting.timer !== timer)
          refuse(ranOut())
        }
        const timer = timeline.add({ due: timeline.now + waitMs, page, run })
        queue.push({ page, grant, timer })
        grantNext()
      })
    },
    letGo(page: object): void {
      for (const { timer } of queue.filter((waiting) => waiting.page === page))
        timeline.cancel(timer)
      queue = queue.filter((waiting) => waiting.page !== page)
      if (holder === page) holder = null
      timeline.cancel(granting)
      granting = undefined
      grantNext()
    },
    waitEnd: (page: object) => queue.find((waiting) => waiting.page === page)?.timer.due,
  }
}
