import type { TextKey } from '../../../../generated/facts/text'

const dayMs = 86_400_000

export interface Due {
  readonly key: TextKey
  /** Empty where there is none. */
  readonly day: string
  readonly isOver: boolean
}

/** By when something has to be watched: a day of the coming week by its name, any other by its date. */
export function dueOf(dueAt: string | undefined, language: string, now = Date.now()): Due {
  if (dueAt === undefined) return { key: 'home.card.required', day: '', isOver: false }
  const days = (Date.parse(dueAt) - now) / dayMs
  const isNear = days >= 0 && days < 6
  const day = new Intl.DateTimeFormat(
    language,
    isNear ? { weekday: 'short' } : { day: 'numeric', month: 'short' },
  ).format(new Date(dueAt))
  return { key: days < 0 ? 'home.card.overdue' : 'home.card.requiredDue', day, isOver: days < 0 }
}
