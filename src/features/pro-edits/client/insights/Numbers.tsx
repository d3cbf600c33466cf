import styles from './Insights.module.css'

interface NumbersProps {
  label: string
  heads: readonly string[]
  /** The first cell names its row. */
  rows: ReadonlyArray<readonly string[]>
}

/** A few numbers in a table. */
export function Numbers({ label, heads, rows }: NumbersProps) {
  return (
    <section className={styles.table} aria-label={label}>
      <table>
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
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
