import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import type { ListScriptsRow } from '../../../../../generated/facts/features/programs'
import { Button } from '../../../../ui/buttons/Button'
import { Field } from '../../../../ui/fields/Field'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import { classes } from '../../../../ui/theme/classes'
import { countWords, readingMs, readScript } from '../../../recorder/script'
import { usualWordsPerMinute } from '../../scriptRow'
import '../programs.model'
import { trialOpened } from '../trial.model'
import styles from './ScriptInput.module.css'

const ScriptTrial = lazyPart(async () => (await import('../ScriptTrial')).ScriptTrial)

type Props = Pick<
  InputPartProps<ListScriptsRow>,
  'value' | 'onChange' | 'onBlur' | 'row' | 'fields' | 'control'
>

/** The text of a script, with how long it takes to read it. */
export function ScriptInput({ value, onChange, onBlur, row, fields, control }: Props) {
  const t = useText()
  const format = useFormat()
  const open = useUnit(trialOpened)
  const text = typeof value === 'string' ? value : ''
  const words = readScript(text)
  const count = countWords(words)
  const wordsPerMinute = speedIn(fields['wordsPerMinute'])
  const { id, ...look } = control
  const facts = [
    t('programs.script.words', { count }),
    t('programs.script.time', { time: format.duration(readingMs(words, wordsPerMinute)) }),
  ].join(' · ')
  return (
    <>
      <Field {...look} id={id} labelEnd={<span className={styles.facts}>{facts}</span>}>
        {(field) => (
          <div className={styles.editor}>
            <div className={styles.shown} aria-hidden>
              {markNotes(text)}
            </div>
            <textarea
              {...field}
              className={styles.typed}
              value={text}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
            />
          </div>
        )}
      </Field>
      <div className={styles.foot}>
        <Button
          icon={<Icon name="play" />}
          disabled={words.length === 0}
          onClick={() => open({ title: String(fields['title'] ?? ''), text, wordsPerMinute })}
        >
          {t('programs.script.try')}
        </Button>
        {row?.state === 'ready' && <span>{t('programs.script.saves')}</span>}
      </div>
      <Suspense>
        <ScriptTrial />
      </Suspense>
    </>
  )
}

/** What is typed may be no speed yet. */
function speedIn(value: unknown): number {
  const speed = Number(value)
  return Number.isFinite(speed) && speed > 0 ? speed : usualWordsPerMinute
}

/** As it is typed, with its [notes] apart. A line that is still empty has its height too. */
function markNotes(text: string) {
  const pieces = text.split(/(\[[^\]]*\])/)
  return [
    ...pieces.map((piece, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
      <span key={at} className={classes(piece.startsWith('[') && styles.note)}>
        {piece}
      </span>
    )),
    '\u200b',
  ]
}
