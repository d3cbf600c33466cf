import { useUnit } from 'effector-react'
import type { OutlineShot } from '../../../../../../generated/facts/features/storyboards'
import { $pictures } from '../../outline.model'
import styles from './PrintSheet.module.css'

/** Pictures that show how it is meant. */
export function PrintReferences({ shot: { values } }: { shot: OutlineShot }) {
  const pictures = useUnit($pictures)
  const seen = (values.references ?? []).flatMap(({ id }) => pictures.get(id) ?? [])
  if (seen.length === 0) return null
  return (
    <span className={styles.references}>
      {seen.map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </span>
  )
}
