import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { needsCamera } from './choices'
import { $choices } from './choices.model'
import { $findings, $isHeardYet } from './level.model'
import { soundFindings } from './quality'
import { RecorderIcon } from './RecorderIcon'
import styles from './TakeChecks.module.css'

/** Sound and picture before a take: good, or the worst that is found. */
export function LiveChecks() {
  const t = useText()
  const { choices, findings, isHeard } = useUnit({
    choices: $choices,
    findings: $findings,
    isHeard: $isHeardYet,
  })
  if (!isHeard) return null
  const sound = findings.find((each) => soundFindings.has(each))
  const picture = findings.find((each) => !soundFindings.has(each))
  const lines = [
    sound ? t(`recorder.hint.${sound}`) : t('recorder.check.sound'),
    needsCamera(choices) && (picture ? t(`recorder.hint.${picture}`) : t('recorder.check.picture')),
  ]
  const isFound = [sound, picture]
  return (
    <ul className={styles.checks}>
      {lines.map(
        (line, index) =>
          line && (
            <li key={line} data-tone={isFound[index] ? 'warn' : 'ok'}>
              <RecorderIcon name={isFound[index] ? 'alarm' : 'good'} />
              <span>{line}</span>
            </li>
          ),
      )}
    </ul>
  )
}
