import {
  letters,
  letterVariables,
  type LetterFacts,
  type LetterKey,
  type LetterVariableFacts,
} from '../../../../generated/facts/letters'
import type { LetterVariables } from './faultsOf'
import type { LetterValues } from './fill'

/** What an editor says of a variable, besides its rules. */
export type ShownVariables = Readonly<
  Record<string, LetterVariables[string] & Pick<LetterVariableFacts, 'title' | 'sample'>>
>

export const factsOf = (key: LetterKey): LetterFacts => letters[key]

export function variablesOf(key: LetterKey): ShownVariables {
  const { has, needs } = factsOf(key)
  return Object.fromEntries(
    has.map((name) => [name, { ...letterVariables[name], isNeeded: needs.includes(name) }]),
  )
}

export const samplesOf = (variables: ShownVariables): LetterValues =>
  Object.fromEntries(Object.entries(variables).map(([name, { sample }]) => [name, sample]))

/** Items fill whole blocks, all others stand within words. */
export const isTextKind = (kind: LetterVariableFacts['kind']) => kind !== 'items'
