import { nameOfStep, type ChartData } from './data'
import styles from './Chart.module.css'

/** The same as a table, for those who hear the page. */
export function TableTwin({ data }: { data: ChartData }) {
  const { label, stepsLabel, steps, series, format } = data
  return (
    <div className={styles.twin}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{stepsLabel}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <tr key={`${at} ${step}`}>
              <th scope="row">{nameOfStep(data, at)}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
