// Which film answers which prompt: what stands on this phone and what the server has, taken together.
import type { GuestView } from '../../../generated/facts/features/guest'

export interface LocalAnswer {
  readonly takeId: string
  readonly promptId: string
  readonly ms: number
  readonly arrival: 'waiting' | 'sending' | 'arrived' | 'refused'
  readonly percent: number
  /** Why it was refused. */
  readonly code?: string | undefined
}

export interface Answer {
  readonly promptId: string
  readonly text: string
  readonly isRequired: boolean
  readonly takeId?: string | undefined
  readonly ms?: number | undefined
  readonly state: 'missing' | 'waiting' | 'sending' | 'arrived' | 'refused' | 'unusable'
  readonly percent: number
  readonly code?: string | undefined
  readonly isSent: boolean
  readonly film?: GuestView['answers'][number]['film'] | undefined
}

type Seen = Pick<GuestView, 'prompts' | 'answers'>

/** By prompt: the film of this phone is newer than what the server has. */
export function answersOf({ prompts, answers }: Seen, local: readonly LocalAnswer[]): Answer[] {
  return prompts.map(({ promptId, text, isRequired }) => {
    const asked = { promptId, text, isRequired }
    const here = local.findLast((each) => each.promptId === promptId)
    const there = answers.findLast(
      (each) =>
        each.promptId === promptId &&
        each.state !== 'coming' &&
        (here === undefined || each.takeId === here.takeId),
    )
    if (here) {
      const { takeId, ms, percent, code } = here
      const state = there ? there.state : here.arrival
      return {
        ...asked,
        takeId,
        // Measured by the server, once it has the film.
        ms: there?.film.durationMs ?? ms,
        percent,
        code,
        isSent: there?.isSent ?? false,
        ...stateOf(state),
        film: there?.film,
      }
    }
    if (!there) return { ...asked, state: 'missing', percent: 0, isSent: false }
    const { takeId, film, isSent, state } = there
    return { ...asked, takeId, ms: film.durationMs, ...stateOf(state), percent: 100, isSent, film }
  })
}

const stateOf = (state: LocalAnswer['arrival'] | 'unusable' | 'coming') =>
  ({ state: state === 'coming' ? 'waiting' : state }) as const

/** The first prompt that still has to be answered; undefined: everything can be sent. */
export const nextPrompt = (answers: readonly Answer[]): string | undefined =>
  answers.find(
    ({ state, isRequired }) => isRequired && (state === 'missing' || state === 'unusable'),
  )?.promptId

/** What is sent by the next press. */
export const toSend = (answers: readonly Answer[]): Answer[] =>
  answers.filter(
    ({ takeId, isSent, state }) => takeId !== undefined && !isSent && state !== 'unusable',
  )

const wordsAMinute = 200

/** Rounded up: of reading it silently. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / wordsAMinute))

/** About how long answering takes: what is asked for, and half a minute for each question to read. */
export const answeringMinutes = (prompts: GuestView['prompts']): number =>
  Math.max(1, Math.round(prompts.reduce((sum, { maxMs }) => sum + maxMs + 30_000, 0) / 60_000))
