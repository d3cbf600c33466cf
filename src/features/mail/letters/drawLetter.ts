import type { LetterDoc } from '../../../../generated/facts/features/mail'
import { drawBlock } from './drawBlock'
import { fill, oneLine, type LetterValues } from './fill'
import { nameAbove, page } from './html'

/** Whose letter it looks like. */
export interface LetterLook {
  readonly language: string
  readonly name: string
  /** What links within the product begin with. */
  readonly origin: string
}

export interface DrawnLetter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A letter as it is sent. Whatever values say is words, or a link that leads somewhere safe. */
export function drawLetter(doc: LetterDoc, values: LetterValues, look: LetterLook): DrawnLetter {
  const drawn = doc.blocks.flatMap((block) => drawBlock(block, { values, look }) ?? [])
  const subject = oneLine(fill(doc.subject, values))
  return {
    subject,
    html: page({
      language: look.language,
      title: subject,
      head: nameAbove(look.name),
      rows: drawn.map(({ html }) => html).join(''),
    }),
    text: `${drawn.flatMap(({ text }) => text).join('\n\n')}\n`,
  }
}
