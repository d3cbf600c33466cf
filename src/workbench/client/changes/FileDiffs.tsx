import type { FileDiff } from '../../../../codegen/workbench/protocol'
import styles from './Changes.module.css'

const kinds: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed', '@': 'where' }

/** The diff of each file: removed and added lines. */
export function FileDiffs({ files }: { files: readonly FileDiff[] }) {
  return files.map(({ file, lines }) => (
    <figure key={file} className={styles.file}>
      <figcaption className={styles.fileName}>{file}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <pre className={styles.diff} tabIndex={0} aria-label={file}>
        {lines.map((line, at) => (
          <span key={at} className={styles.line} data-kind={kinds[line[0] ?? '']}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
    </figure>
  ))
}
