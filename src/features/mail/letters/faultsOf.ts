// What keeps a letter from being sent as it stands.
import type { LetterBlock, LetterDoc, LetterRun } from '../../../../generated/facts/features/mail'
import { namesIn } from '../../../kit/holes'

/** A variable that a letter may name. */
export interface LetterVariable {
  /** Items fill a list or cards of programs. */
  readonly kind: 'text' | 'link' | 'items'
  /** Without it the letter is of no use. */
  readonly isNeeded?: boolean
}
export type LetterVariables = Readonly<Record<string, LetterVariable>>

/** In letters that people may stop. */
export const stopVariable = 'stopUrl'

export interface LetterFault {
  readonly code:
    | 'subjectEmpty'
    | 'variableUnknown'
    | 'variableMissing'
    | 'footerMissing'
    | 'linkMissing'
  /** Of the variable. */
  readonly name?: string
  readonly blockId?: string
}

export function faultsOf(doc: LetterDoc, variables: LetterVariables): LetterFault[] {
  const used = usedIn(doc)
  const missing = Object.entries(variables)
    .filter(([name, { isNeeded }]) => isNeeded && name !== stopVariable && !used.has(name))
    .map(([name]) => ({ code: 'variableMissing', name }) as const)
  const canStop = doc.blocks.some(
    (block) => block.kind === 'footer' && namesOf(block).includes(stopVariable),
  )
  return [
    ...(doc.subject.trim() === '' ? [{ code: 'subjectEmpty' } as const] : []),
    ...unknownIn(namesIn(doc.subject), variables),
    ...doc.blocks.flatMap((block) => faultsIn(block, variables)),
    ...missing,
    ...(variables[stopVariable] && !canStop ? [{ code: 'footerMissing' } as const] : []),
  ]
}

function faultsIn(block: LetterBlock, variables: LetterVariables): LetterFault[] {
  const unknown = unknownIn(namesOf(block), variables)
  const isLinkMissing =
    (block.kind === 'button' && !(block.url?.trim() && block.label?.trim())) ||
    (block.kind === 'image' && !block.pictureUrl?.trim())
  return [
    ...unknown.map((fault) => ({ ...fault, blockId: block.id })),
    ...(isLinkMissing ? [{ code: 'linkMissing', blockId: block.id } as const] : []),
  ]
}

const unknownIn = (names: readonly string[], variables: LetterVariables): LetterFault[] =>
  [...new Set(names)]
    .filter((name) => !Object.hasOwn(variables, name))
    .map((name) => ({ code: 'variableUnknown', name }))

/** The names of all variables that a letter says. */
export const usedIn = ({ subject, blocks }: LetterDoc): ReadonlySet<string> =>
  new Set([...namesIn(subject), ...blocks.flatMap(namesOf)])

const namesOf = ({ runs, lines, variable, label, url, pictureUrl }: LetterBlock): string[] => [
  ...[...(runs ?? []), ...(lines ?? []).flatMap((line) => line.runs)].flatMap(namesInRun),
  ...[label, url, pictureUrl].flatMap((text) => namesIn(text ?? '')),
  ...(variable === undefined ? [] : [variable]),
]

const namesInRun = ({ text, url }: LetterRun) => [...namesIn(text), ...namesIn(url ?? '')]
