import { useFormat } from '../../../../../browser/text/useFormat'
import { useText } from '../../../../../browser/text/useText'
import { plannedMs } from '../../../outline'
import { ShotPicture } from '../ShotCard'
import { PrintReferences } from './PrintReferences'
import styles from './PrintSheet.module.css'
import { usePersonOf, type PrintProps } from './printed'

/** Six fill a page. */
export function PrintCards({ printed }: PrintProps) {
  const t = useText()
  const format = useFormat()
  const personOf = usePersonOf()
  return (
    <ol className={styles.cards}>
      {printed.map(({ scene, shot, no }) => (
        <li key={shot.id}>
          <ShotPicture shot={shot} />
          <strong>
            {no} {shot.values.title || t('storyboards.shot.untitled')}
          </strong>
          <span>
            {[
              scene.values.title,
              shot.values.shotType?.name,
              format.duration(plannedMs(shot.values)),
              personOf(shot.id),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {shot.values.direction && <p>{shot.values.direction}</p>}
          {shot.values.script && <q>{shot.values.script}</q>}
          <PrintReferences shot={shot} />
        </li>
      ))}
    </ol>
  )
}
