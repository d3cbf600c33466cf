import { classes } from '../../../ui/theme/classes'
import type { ScriptWord } from '../script'
import styles from './ScriptText.module.css'

export interface ScriptTextProps {
  readonly words: readonly ScriptWord[]
  /** The number of the word that is read. */
  readonly word: number
  /** Height of its letters, in px. */
  readonly size: number
  readonly place?: 'left' | 'centre' | 'right'
  /** For a pane of glass before the lens. */
  readonly isMirrored: boolean
  readonly onWord: (word: number) => void
  /** By so many words. */
  readonly onMove: (by: number) => void
}

const wordsOfNotch = 3

/** The text of a teleprompter: the line that is read is the second one of what is seen. */
export function ScriptText(props: ScriptTextProps) {
  const { words, word: at, size, place = 'centre', isMirrored, onWord, onMove } = props
  return (
    <div
      className={styles.window}
      data-place={place}
      style={{ fontSize: size }}
      onWheel={({ deltaY }) => onMove(deltaY > 0 ? wordsOfNotch : -wordsOfNotch)}
    >
      <p className={classes(styles.text, isMirrored && styles.mirrored)}>
        {words.map(({ text, isNote, end }, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a word is its place in the text
            key={index}
            ref={index === at ? showWord : undefined}
            className={classes(styles.word, isNote && styles.note, index < at && styles.read)}
            onPointerDown={() => onWord(index)}
          >
            {text} {end && <br />}
            {end === 'paragraph' && <br />}
          </span>
        ))}
      </p>
    </div>
  )
}

function showWord(word: HTMLElement | null): void {
  const view = word?.parentElement?.parentElement
  if (!word || !view) return
  view.scrollTo({ top: word.offsetTop - word.offsetHeight, behavior: 'smooth' })
}
