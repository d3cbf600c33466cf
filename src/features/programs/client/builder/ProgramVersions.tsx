import { useUnit } from 'effector-react'
import { useState } from 'react'
import type {
  ListProgramsRow,
  ProgramVersion,
} from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { openDownload } from '../../../../browser/openDownload'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { UploadButton } from '../../../../ui/drop/UploadButton'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { useLacks } from '../useLacks'
import { versionBroughtBack } from './bringBack.model'
import styles from './Builder.module.css'
import { $isMyTurn } from './cut.model'
import { $versions, isMaking, isWatchable } from './films.model'
import { ComingFilms } from '../films/ComingFilms'
import { filmKinds } from '../films/filmKinds'
import { filmChosen } from '../films/filmUploads.model'

/** The player is loaded only when a film is watched. */
const VersionFilm = lazyPart(async () => (await import('./VersionFilm')).VersionFilm)

/** What was made of the program, the latest first. */
export function ProgramVersions({ program }: { program: ListProgramsRow }) {
  const t = useText()
  const { versions, choose } = useUnit({ versions: $versions, choose: filmChosen })
  if (!versions) return null
  const { programId } = program
  const mayChange = program.may.includes('edit')
  return (
    <section className={styles.versions}>
      <h3>{t('programs.builder.film.versions')}</h3>
      {versions.length > 0 && (
        <ScreenButton size="sm" to={href('approvals.review', { programId })}>
          {t('programs.builder.film.review')}
        </ScreenButton>
      )}
      {mayChange && (
        <UploadButton
          isSingle
          size="sm"
          accept={filmKinds}
          onFiles={([file]) => file && choose({ file, programId })}
        >
          {t('programs.upload.version')}
        </UploadButton>
      )}
      <ComingFilms mayChange={mayChange} />
      {versions.length === 0 && program.kind !== 'imported' && (
        <p className={styles.note}>{t('programs.builder.film.noVersion')}</p>
      )}
      <ol>
        {versions.map((version) => (
          <Version key={version.versionId} version={version} />
        ))}
      </ol>
    </section>
  )
}

function Version({ version }: { version: ProgramVersion }) {
  const t = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { versionNo, note, madeBy, madeAt, durationMs } = version
  const name = t('programs.builder.film.version', { version: String(versionNo) })
  const can = isWatchable(version)
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <div>
          <strong>{name}</strong>
          <span className={styles.note} title={format.moment(madeAt)}>
            {[
              madeBy?.name,
              format.age(madeAt),
              format.duration(durationMs),
              note,
              !can &&
                t(
                  isMaking(version) ? 'programs.builder.film.making' : 'programs.builder.film.none',
                ),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <VersionLacks version={version} />
        </div>
        {can && (
          <Button
            size="sm"
            icon={<Icon name={isOpen ? 'close' : 'play'} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'programs.builder.film.hide' : 'programs.builder.film.watch')}
          </Button>
        )}
        <VersionMenu version={version} />
      </div>
      {isOpen && version.film && <VersionFilm label={name} film={version.film} />}
    </li>
  )
}

/** What keeps a version from being published. */
function VersionLacks({ version }: { version: ProgramVersion }) {
  const lacks = useLacks(version)
  if (lacks.length === 0) return null
  return <span className={styles.lacks}>{lacks.map(({ text }) => text).join(' · ')}</span>
}

/** What may be done with a film that was made, and with what it was built of. */
function VersionMenu({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { isMyTurn, bringBack } = useUnit({ isMyTurn: $isMyTurn, bringBack: versionBroughtBack })
  const { versionNo, kind, downloadUrl } = version
  const label = t('programs.builder.film.more', { version: String(versionNo) })
  const items = [
    downloadUrl && {
      id: 'download',
      label: t('programs.builder.film.download'),
      icon: <Icon name="download" />,
    },
    isMyTurn &&
      kind === 'rendered' && {
        id: 'bringBack',
        label: t('programs.builder.film.bringBack'),
        icon: <Icon name="retry" />,
      },
  ].filter((item) => typeof item === 'object')
  if (items.length === 0) return null
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      items={items}
      onAction={(id) => {
        if (id === 'bringBack') bringBack(version)
        else if (downloadUrl) openDownload(downloadUrl)
      }}
    >
      {(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<Icon name="more" />} />}
    </MenuButton>
  )
}
