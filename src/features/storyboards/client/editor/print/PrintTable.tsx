import { useFormat } from '../../../../../browser/text/useFormat'
import { useText } from '../../../../../browser/text/useText'
import { plannedMs } from '../../../outline'
import { PrintReferences } from './PrintReferences'
import styles from './PrintSheet.module.css'
import { usePersonOf, type PrintProps } from './printed'

/** A line for each shot, with its head on every page. */
export function PrintTable({ printed }: PrintProps) {
  const t = useText()
  const format = useFormat()
  const personOf = usePersonOf()
  const heads = [
    t('storyboards.shot.no'),
    t('storyboards.field.title'),
    t('storyboards.field.direction'),
    t('storyboards.field.script'),
    t('storyboards.assign.mode'),
    t('storyboards.shot.length'),
  ]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {printed.map(({ scene, shot: { id, values }, shot, no }) => (
          <tr key={id}>
            <th scope="row">{no}</th>
            <td>
              <strong>{values.title || t('storyboards.shot.untitled')}</strong>
              <br />
              {[scene.values.title, values.shotType?.name].filter(Boolean).join(' · ')}
            </td>
            <td>
              {values.direction}
              <PrintReferences shot={shot} />
            </td>
            <td>{values.script}</td>
            <td>{personOf(id)}</td>
            <td>{format.duration(plannedMs(values))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
