import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { CaptionEditor, Captions, languageName } from '../../../captions/client'
import { formats, type Cue } from '../../../captions/cue'
import { begin } from '../../../captions/editing'
import { $isUnread, $said, captionsReadAgain, captionsTaken } from './captions.model'
import styles from './Comments.module.css'
import { filmCaptions } from './filmCaptions.model'
import { $review } from './review.model'

interface CaptionsTabProps {
  video: HTMLVideoElement | null
  leadMs: number
}

/** What is said in a version. Where it was made elsewhere it is written here. */
export function CaptionsTab({
  version,
  ...playing
}: CaptionsTabProps & { version: ProgramVersion }) {
  return version.kind === 'uploaded' ? <OfFilm {...playing} /> : <OfClips {...playing} />
}

function OfFilm(playing: CaptionsTabProps) {
  const mayEdit = useUnit($review)?.program.may.includes('edit') ?? false
  return <Captions captions={filmCaptions} {...{ ...playing, mayEdit }} />
}

/** It is written beside its clips, and right in every film that shows them. */
function OfClips({ video, leadMs }: CaptionsTabProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const { said, isUnread, again, take } = useUnit({
    said: $said,
    isUnread: $isUnread,
    again: captionsReadAgain,
    take: captionsTaken,
  })
  const shown = said?.captions.find(({ lang }) => lang === chosen) ?? said?.captions[0]
  const editing = useMemo(() => begin<Cue>(shown?.cues ?? []), [shown])
  if (!said) {
    return isUnread ? (
      <p className={styles.none} role="alert">
        {t('captions.unread')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('captions.again')}
        </Button>
      </p>
    ) : (
      <Skeleton shape="block" height={120} />
    )
  }
  return (
    <div className={styles.comments}>
      {!shown && said.silentClips.length === 0 && (
        <p className={styles.none}>{t('approvals.review.captions.none')}</p>
      )}
      {shown && (
        <div className={styles.captionBar}>
          <SelectField
            label={t('approvals.review.captions.language')}
            hideLabel
            value={shown.lang}
            options={said.captions.map(({ lang }) => ({ value: lang, label: languageName(lang) }))}
            onValueChange={setChosen}
          />
          {formats.map((format) => (
            <Button
              key={format}
              size="sm"
              icon={<Icon name="download" />}
              onClick={() => take({ lang: shown.lang, format })}
            >
              {t(`captions.download.${format}`)}
            </Button>
          ))}
        </div>
      )}
      {said.silentClips.length > 0 && (
        <div>
          <p className={styles.meta}>
            {t('approvals.review.captions.silent', { count: said.silentClips.length })}
          </p>
          <ul className={styles.list}>
            {said.silentClips.map(({ id, name }) => (
              <li key={id}>
                <ScreenLink to={href('clips.edit', { clipId: id })}>{name}</ScreenLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown && (
        <CaptionEditor
          label={t('captions.editor', { language: languageName(shown.lang) })}
          editing={editing}
          video={video}
          leadMs={leadMs}
          isReadOnly
          onEdit={nothing}
          onGo={nothing}
          onUndo={nothing}
          onSave={nothing}
        />
      )}
    </div>
  )
}

const nothing = () => {}
