import { useUnit } from 'effector-react'
import type { SubjectName } from '../../../../codegen/workbench/protocol'
import { subjectChosen } from '../address/address.model'
import styles from './Inspector.module.css'

/** Links to other subjects. */
export function SubjectLinks({ subjects }: { subjects: readonly SubjectName[] }) {
  const choose = useUnit(subjectChosen)
  return (
    <ul className={styles.links}>
      {subjects.map((subject) => (
        <li key={subject}>
          <button type="button" className={styles.link} onClick={() => choose(subject)}>
            {subject}
          </button>
        </li>
      ))}
    </ul>
  )
}
