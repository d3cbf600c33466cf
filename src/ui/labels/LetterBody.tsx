/** A link is a paragraph of its own; without a public address it begins at the root. */
const isLink = (paragraph: string) => /^(https?:\/\/|\/(?!\/))\S+$/.test(paragraph)
/** Within words it stands in brackets behind what leads there. */
const links = /\(((?:https?:\/\/|\/(?!\/))[^\s)]+)\)/

export interface LetterBodyProps {
  readonly text: string
  /** What is shown for a link. */
  readonly linkLabel: string
}

/** The text of a letter, with links that can be followed and copied. */
export function LetterBody({ text, linkLabel }: LetterBodyProps) {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) => (
      <p key={paragraph}>
        {isLink(paragraph) ? <a href={paragraph}>{linkLabel}</a> : inWords(paragraph, linkLabel)}
      </p>
    ))
}

const inWords = (paragraph: string, linkLabel: string) =>
  paragraph.split(links).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <a key={piece} href={piece}>
        {linkLabel}
      </a>
    ),
  )
