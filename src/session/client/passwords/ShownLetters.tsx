import { useUnit } from 'effector-react'
import type { ShownLetter } from '../../../../generated/facts/features/session'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { LetterBody } from '../../../ui/labels/LetterBody'
import { $shownLetters, lettersAsked, listShownLettersFx } from './shownLetters.model'
import styles from './ShownLetters.module.css'

export function ShownLetters() {
  const t = useText()
  const { letters, isAsking, ask } = useUnit({
    letters: $shownLetters,
    isAsking: listShownLettersFx.pending,
    ask: lettersAsked,
  })
  return (
    <section className={styles.letters} aria-labelledby="shown-letters">
      <h2 id="shown-letters">{t('session.letters.title')}</h2>
      <p>{t('session.letters.text')}</p>
      <output>{letters?.length === 0 && t('session.letters.none')}</output>
      {letters?.map((letter) => (
        <Letter key={letter.letterId} letter={letter} />
      ))}
      <Button wide disabled={isAsking} onClick={() => ask()}>
        {t(letters === null ? 'session.letters.show' : 'session.letters.again')}
      </Button>
    </section>
  )
}

function Letter({ letter: { toName, toAddress, subject, text } }: { letter: ShownLetter }) {
  const t = useText()
  return (
    <details className={styles.letter}>
      <summary>
        <strong>{subject}</strong>
        <span>{t('session.letters.to', { name: toName, address: toAddress })}</span>
      </summary>
      <LetterBody text={text} linkLabel={t('session.letters.open')} />
    </details>
  )
}
