import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { $choices } from './choices.model'
import { $word, $words, wordChosen, wordsMoved } from './prompter.model'
import { RecorderIcon } from './RecorderIcon'
import { ScriptText } from './ScriptText'
import styles from './Teleprompter.module.css'

/** The text under the lens. It is never in the picture. */
export function Teleprompter() {
  const t = useText()
  const { words, at, choices, choose, move } = useUnit({
    words: $words,
    at: $word,
    choices: $choices,
    choose: wordChosen,
    move: wordsMoved,
  })
  return (
    <div
      className={styles.prompter}
      data-place={choices.textPlace}
      style={{ fontSize: choices.textSize }}
    >
      <p className={styles.lens} aria-hidden>
        {choices.source === 'camera' ? t('recorder.prompter.lens') : t('recorder.prompter.begin')}
      </p>
      <span className={styles.private}>
        <RecorderIcon name="private" />
        {t('recorder.prompter.private')}
      </span>
      <ScriptText
        words={words}
        word={at}
        size={choices.textSize}
        place={choices.textPlace}
        isMirrored={choices.isTextMirrored}
        onWord={choose}
        onMove={move}
      />
      <span className={styles.marker} aria-hidden />
    </div>
  )
}
