/**
 * Time as the model has it: nothing happens by itself. What could happen next lies ready, and whoever
 * drives the model chooses which; when nothing is ready the clock moves to what is due first.
 */
export interface Task {
  readonly due: number
  /** The page it wakes: not while that is frozen. */
  readonly page?: object
  /** Before anything else: what belongs to the moment that made it. */
  readonly isUrgent?: boolean
  readonly run: () => void | Promise<void>
}

export interface Timeline {
  now: number
  readonly frozen: Set<object>
  add(task: Task): Task
  cancel(task: Task | undefined): void
  /** One thing happens: the chosen one of what is ready. False: until then nothing is left to happen. */
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

/** Whatever follows at once has followed: the effects of a page need no time of their own. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))
