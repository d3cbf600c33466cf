import { useText } from '../../../browser/text/useText'
import type { Finding, Flag } from './quality'
import { RecorderIcon } from './RecorderIcon'
import styles from './TakeChecks.module.css'
import { tenthsTime } from './tenths'

/** What was noticed while the take was recorded, each kind once, with its first moment. */
export function TakeChecks({ flags }: { flags: readonly Flag[] }) {
  const t = useText()
  const first = new Map<Finding, Flag>()
  for (const flag of flags) if (!first.has(flag.code)) first.set(flag.code, flag)
  return (
    <ul className={styles.checks}>
      {first.size === 0 && (
        <li data-tone="ok">
          <RecorderIcon name="good" />
          <span>{t('recorder.check.good')}</span>
        </li>
      )}
      {[...first.values()].map(({ code, fromMs }) => (
        <li key={code} data-tone="warn">
          <RecorderIcon name="alarm" />
          <span>
            {t(`recorder.found.${code}`)} <span className={styles.at}>{tenthsTime(fromMs)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
