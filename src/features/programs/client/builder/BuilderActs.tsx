import { useUnit } from 'effector-react'
import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { href, routes } from '../../../../../generated/facts/routes'
import { can } from '../../../../access/can'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { DocumentActs } from '../../../../screens/client'
import { $world } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { sentToEditors } from '../../sentToEditors'
import { sharedProgram } from '../../sharedProgram'
import { youtubeProgram } from '../../youtubeProgram'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import styles from './Builder.module.css'
import { $isMyTurn, cut } from './cut.model'
import { cutLists, cutListTaken, type CutList } from './exporting.model'
import {
  $film,
  $isAsking,
  $isDrawing,
  filmAsked,
  filmCancelled,
  filmTriedAgain,
  makeOpened,
} from './films.model'
import { $emptySlots, $isDrawable } from './issues.model'
import { MakeDialog } from './MakeDialog'

/** Whether the program is saved, undo and redo, and what makes a film of it. */
export function BuilderActs({ program }: { program: ListProgramsRow }) {
  const isMine = useUnit($isMyTurn)
  if (!program.may.includes('build')) return null
  return (
    <>
      {isMine && <DocumentActs document={cut} />}
      <FilmAct program={program} />
      <ShareLink program={program} />
      <EditorsLink program={program} />
      <InsightsLink program={program} />
      <YoutubeLink program={program} />
      <CutListMenu title={program.title} />
    </>
  )
}

/** Pages that show it to people without an account. */
function ShareLink({ program: { state, programId } }: { program: ListProgramsRow }) {
  const t = useText()
  if (state !== 'published') return null
  return (
    <ScreenButton
      size="sm"
      to={sharedProgram(programId)}
      icon={<Icon name="sharePage" />}
      aria-label={t('programs.share')}
      title={t('programs.share')}
    />
  )
}

/** To professionals who edit it further. */
export function EditorsLink({ program: { may, programId } }: { program: ListProgramsRow }) {
  const t = useText()
  if (!may.includes('order')) return null
  return (
    <ScreenButton size="sm" to={sentToEditors(programId)} icon={<Icon name="editor" />}>
      {t('programs.toEditors')}
    </ScreenButton>
  )
}

/** How it is watched. */
function InsightsLink({ program: { state, programId } }: { program: ListProgramsRow }) {
  const t = useText()
  if (state !== 'published') return null
  return (
    <ScreenButton
      size="sm"
      to={href('analytics.program', { programId })}
      icon={<Icon name="analytics" />}
      aria-label={t('programs.insights')}
      title={t('programs.insights')}
    />
  )
}

/** Sends it to a channel of YouTube. */
function YoutubeLink({ program: { state, programId } }: { program: ListProgramsRow }) {
  const t = useText()
  const world = useUnit($world)
  if (state !== 'published' || !can(routes['integrations.youtube'].access, world)) return null
  return (
    <ScreenButton
      size="sm"
      to={youtubeProgram(programId)}
      icon={<Icon name="youtube" />}
      aria-label={t('programs.toYoutube')}
      title={t('programs.toYoutube')}
    />
  )
}

/** Takes the program along for other editing programs. */
function CutListMenu({ title }: { title: string }) {
  const t = useText()
  const take = useUnit(cutListTaken)
  const label = t('programs.builder.cutList.title')
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      items={cutLists.map((id) => ({
        id,
        label: t(`programs.builder.cutList.${id}`),
        icon: <Icon name="download" />,
      }))}
      onAction={(id) => take({ title, kind: id as CutList })}
    >
      {(trigger) => (
        <IconButton {...trigger} size="sm" label={label} icon={<Icon name="download" />} />
      )}
    </MenuButton>
  )
}

function FilmAct({ program }: { program: ListProgramsRow }) {
  const t = useText()
  const { film, emptySlots, isDrawing, isAsking, isDrawable } = useUnit({
    emptySlots: $emptySlots,
    film: $film,
    isDrawing: $isDrawing,
    isAsking: $isAsking,
    isDrawable: $isDrawable,
  })
  const { ask, openMake, cancel, again } = useUnit({
    ask: filmAsked,
    openMake: makeOpened,
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
      <MakeDialog program={program} />
      {program.hasChanges && (
        <Button
          variant="primary"
          size="sm"
          pending={isAsking}
          disabled={!isDrawable}
          onClick={() => (emptySlots.length > 0 ? openMake() : ask())}
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
