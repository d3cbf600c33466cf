/**
 * The model's time: nothing happens by itself. Ready tasks wait until the driver of the model
 * chooses one; when none is ready, the clock moves to the next due one.
 */
export interface Task {
  readonly due: number
  /** The page the task wakes; not while that is frozen. */
  readonly page?: object
  /** Runs before all others, because it belongs to the moment that created it. */
  readonly isUrgent?: boolean
  readonly run: () => void | Promise<void>
}

export interface Timeline {
  now: number
  readonly frozen: Set<object>
  add(task: Task): Task
  cancel(task: Task | undefined): void
  /** Runs the chosen one of the ready tasks. False: nothing is left to run before `until`. */
  step(choice: number, until: number): Promise<boolean>
}

export function createTimeline(start: number): Timeline {
  const tasks = new Set<Task>()
  const frozen = new Set<object>()
  const awake = () => Array.from(tasks).filter(({ page }) => !page || !frozen.has(page))

  const timeline: Timeline = {
    now: start,
    frozen,
    add(task) {
      tasks.add(task)
      return task
    },
    cancel(task) {
      if (task) tasks.delete(task)
    },
    async step(choice, until) {
      const waiting = awake()
      if (waiting.length === 0) return false
      const first = Math.min(...waiting.map(({ due }) => due))
      if (first > Math.max(until, timeline.now)) return false
      timeline.now = Math.max(timeline.now, first)
      const ready = waiting.filter(({ due }) => due <= timeline.now)
      const task = ready.find(({ isUrgent }) => isUrgent) ?? ready[choice % ready.length]!
      tasks.delete(task)
      await task.run()
      await settled()
      return true
    },
  }
  return timeline
}

/** Waits for immediate consequences: a page's effects take no time of the model. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))
