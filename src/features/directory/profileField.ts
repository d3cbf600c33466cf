// What a customer wants to know of its people, and what can be chosen there (domain.md E6).
import type { ProfileChoice, ProfileField } from '../../../generated/facts/features/directory'
import { foldText } from '../../kit/foldText'

export interface Choice {
  readonly choiceId: string
  readonly name: string
}

export const hasChoices = (kind: ProfileField['kind']) => kind === 'select' || kind === 'multi'

/** As many as one customer has in use. */
export const mostFields = 50

export type ChoicesFault = 'required' | 'uniqueItems'

/** Names are told apart without case and accents, as people tell them apart. */
export function faultOfChoices(
  kind: ProfileField['kind'],
  choices: readonly ProfileChoice[],
): ChoicesFault | undefined {
  if (!hasChoices(kind)) return undefined
  if (choices.length === 0) return 'required'
  const names = new Set(choices.map(({ name }) => foldText(name.trim())))
  return names.size < choices.length ? 'uniqueItems' : undefined
}

/** What choices are called now that were called otherwise before, by their earlier names. */
export function renamedChoices(
  before: readonly Choice[],
  after: readonly Choice[],
): Readonly<Record<string, string>> {
  const renamed = before.flatMap(({ choiceId, name }) => {
    const now = after.find((choice) => choice.choiceId === choiceId)
    return now && now.name !== name ? [[name, now.name] as const] : []
  })
  return Object.fromEntries(renamed)
}
