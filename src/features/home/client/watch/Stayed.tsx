import type { Watch } from '../../../../../generated/facts/features/home'
import { useText } from '../../../../browser/text/useText'
import { Spark } from '../../../../ui/chart/Spark'
import styles from './Film.module.css'

/** How many watch each part of the film, below its seek bar, for those who build it. */
export function Stayed({ watch: { stayed = [], bodyEndMs, durationMs } }: { watch: Watch }) {
  const t = useText()
  if (stayed.length === 0) return null
  return (
    <div
      className={styles.stayed}
      style={{ width: `${Math.min(100, (bodyEndMs / (durationMs || 1)) * 100)}%` }}
    >
      <Spark label={t('home.watch.stayed')} values={stayed} top={100} />
    </div>
  )
}
