import type { ReportedProblem } from '../../../../codegen/workbench/protocol'
import { PlaceLink } from '../inspector/PlaceLink'
import { Badge } from '../../../ui/labels/Badge'
import styles from './Changes.module.css'

/** Problems with their places, suggestions and code frames. */
export function ReportedProblems({ problems }: { problems: readonly ReportedProblem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ code, severity, message, suggestion, place, frame }) => (
        <li key={`${code} ${place} ${message}`} className={styles.problem}>
          <p className={styles.problemHead}>
            <Badge tone={severity === 'error' ? 'danger' : 'warn'}>{code}</Badge>
            <PlaceLink place={place} />
          </p>
          <p>{message}</p>
          {suggestion && <p className={styles.suggestion}>{suggestion}</p>}
          {frame !== '' && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
            <pre className={styles.frame} tabIndex={0} aria-label={place}>
              {frame}
            </pre>
          )}
        </li>
      ))}
    </ul>
  )
}
