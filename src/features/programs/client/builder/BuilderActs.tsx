import { useUnit } from 'effector-react'
import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { DocumentActs } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import styles from './Builder.module.css'
import { $isMyTurn, cut } from './cut.model'
import {
  $film,
  $isAsking,
  $isDrawing,
  filmAsked,
  filmCancelled,
  filmTriedAgain,
} from './films.model'
import { $isDrawable } from './issues.model'

/** Whether the program is saved, undo and redo, and what makes a film of it. */
export function BuilderActs({ program }: { program: ListProgramsRow }) {
  const isMine = useUnit($isMyTurn)
  if (!program.may.includes('build')) return null
  return (
    <>
      {isMine && <DocumentActs document={cut} />}
      <FilmAct program={program} />
    </>
  )
}

function FilmAct({ program }: { program: ListProgramsRow }) {
  const t = useText()
  const { film, isDrawing, isAsking, isDrawable } = useUnit({
    film: $film,
    isDrawing: $isDrawing,
    isAsking: $isAsking,
    isDrawable: $isDrawable,
  })
  const { ask, cancel, again } = useUnit({
    ask: filmAsked,
    cancel: filmCancelled,
    again: filmTriedAgain,
  })
  if (film && isDrawing)
    return (
      <>
        <FilmPhase />
        <Button size="sm" onClick={() => cancel(film.renderId)}>
          {t('programs.builder.film.cancel')}
        </Button>
      </>
    )
  return (
    <>
      {film?.state === 'failed' && (
        <>
          <FilmFault />
          <Button size="sm" onClick={() => again(film.renderId)}>
            {t('programs.builder.film.again')}
          </Button>
        </>
      )}
      {program.hasChanges && (
        <Button
          variant="primary"
          size="sm"
          pending={isAsking}
          disabled={!isDrawable}
          onClick={() => ask()}
        >
          {t('programs.builder.film.render', { version: String(program.versionNo + 1) })}
        </Button>
      )}
    </>
  )
}

function FilmPhase() {
  const t = useText()
  const film = useUnit($film)
  if (!film) return null
  const { state, phase, parts, partsDone, ahead } = film
  const words =
    state === 'waiting' || !phase
      ? ahead > 0
        ? t('programs.builder.film.ahead', { count: ahead })
        : t('programs.builder.film.waiting')
      : t(`programs.builder.film.${phase}`, { done: String(partsDone), of: String(parts) })
  return <output className={styles.saved}>{words}</output>
}

function FilmFault() {
  const t = useText()
  const format = useFormat()
  const film = useUnit($film)
  if (!film?.failCode) return null
  const { failCode, failTitle = '', failAtMs = 0 } = film
  return (
    <output className={styles.fault}>
      {t(`programs.builder.film.failed.${failCode}`, {
        title: failTitle,
        at: format.duration(failAtMs),
      })}
    </output>
  )
}
