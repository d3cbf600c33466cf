import { useUnit } from 'effector-react'
import { useFormat } from '../../../../../browser/text/useFormat'
import { useText } from '../../../../../browser/text/useText'
import { plannedMs } from '../../../outline'
import { $scenes } from '../../outline.model'
import { $chosen, $view } from '../../view.model'
import { PrintCards } from './PrintCards'
import { PrintScript } from './PrintScript'
import styles from './PrintSheet.module.css'
import { PrintTable } from './PrintTable'

const parts = { cards: PrintCards, list: PrintTable, script: PrintScript } as const

/** What is printed, as it is looked at: all shots, or those that are chosen where they are several. */
export function PrintSheet({ title, goal }: { title: string; goal: string | undefined }) {
  const t = useText()
  const format = useFormat()
  const { scenes, chosen, view } = useUnit({ scenes: $scenes, chosen: $chosen, view: $view })
  const all = scenes.flatMap(({ scene, shots }) => shots.map((shot) => ({ scene, shot })))
  const numbered = all.map((each, at) => ({ ...each, no: at + 1 }))
  const printed =
    chosen.length > 1
      ? numbered.filter(({ shot }) => chosen.some(({ id }) => id === shot.id))
      : numbered
  const Part = parts[view]
  const totalMs = printed.reduce((sum, { shot }) => sum + plannedMs(shot.values), 0)
  return (
    <article className={styles.sheet} data-view={view} aria-hidden>
      <header>
        <h1>{title}</h1>
        <p>
          {[
            goal,
            t('storyboards.editor.shots', { count: printed.length }),
            t('storyboards.editor.planned', { length: format.duration(totalMs) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <Part printed={printed} />
    </article>
  )
}
