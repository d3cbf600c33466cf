// How a letter reads where staff have no layout of it: as mail.yaml and the words of the product say.
import type { LetterBlock, LetterDoc } from '../../../../generated/facts/features/mail'
import type { LetterKey, LetterPart } from '../../../../generated/facts/letters'
import type { TextKey } from '../../../../generated/facts/text'
import { stopVariable } from './faultsOf'
import { holeOf } from '../../../kit/holes'
import { factsOf } from './variables'

export type LetterWords = Readonly<Record<string, string>>

export function builtIn(key: LetterKey, words: LetterWords): LetterDoc {
  const { subject, subjectSays, blocks } = factsOf(key)
  return {
    subject: subject === undefined ? holeOf(subjectSays ?? '') : wordsOf(subject, words),
    blocks: blocks.map((part, at) => ({ id: `part${at + 1}`, ...blockOf(part, words) })),
  }
}

/** The words of the product have one brace around what stands for something, letters two. */
const wordsOf = (key: TextKey, words: LetterWords) =>
  (words[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => holeOf(name))

function blockOf(part: LetterPart, words: LetterWords): Omit<LetterBlock, 'id'> {
  const say = (key: TextKey) => [{ text: wordsOf(key, words) }]
  if (part.heading) return { kind: 'heading', runs: say(part.heading) }
  if (part.text) return { kind: 'text', runs: say(part.text) }
  if (part.says) return { kind: 'text', runs: [{ text: holeOf(part.says) }] }
  if (part.button)
    return { kind: 'button', label: wordsOf(part.button, words), url: holeOf(part.to ?? '') }
  if (part.list) return { kind: 'list', variable: part.list }
  if (part.programs) return { kind: 'programs', variable: part.programs }
  if (part.footer) return { kind: 'footer', runs: [...say(part.footer), ...stopOf(part, words)] }
  return { kind: 'divider' }
}

const stopOf = ({ stop }: LetterPart, words: LetterWords) =>
  stop ? [{ text: ' ' }, { text: wordsOf(stop, words), url: holeOf(stopVariable) }] : []
