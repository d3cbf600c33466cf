import { useUnit } from 'effector-react'
import { useCallback, useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import type { Clip } from '../clip'
import { Captions } from '../../../captions/client'
import { CaptionSpeech } from '../CaptionSpeech'
import { clipCaptions } from '../clipCaptions.model'
import { ClipFacts } from '../ClipFacts'
import { ClipQuality } from '../ClipQuality'
import { ClipTrim } from '../ClipTrim'
import { isWatchable } from '../clipStatus'
import { ClipVersions } from '../ClipVersions'
import { downloadAsked } from '../download.model'
import styles from './ClipPage.module.css'
import { RatingInput } from './RatingInput'

/** The player is loaded only when a clip is opened. */
const ClipFilm = lazyPart(async () => (await import('../ClipFilm')).ClipFilm)
const parts = { RatingInput }

/** A clip as a page: its film with what was measured of it, and the form beside it. */
export function ClipPage({ row, form }: OpenProps<Clip>) {
  const t = useText()
  const { openId, state, download } = useUnit({
    openId: form.rows.$openId,
    state: form.$state,
    download: downloadAsked,
  })
  if (openId === null) return null
  return (
    <RowPanel
      {...{ form, parts, openId }}
      isPage
      lead={row && <ClipLead key={row.clipId} {...{ clip: row, state }} />}
      acts={
        row &&
        !row.trashed &&
        row.state !== 'uploading' && (
          <Button icon={<Icon name="download" />} onClick={() => download({ ids: [row.clipId] })}>
            {t('footage.page.download')}
          </Button>
        )
      }
    />
  )
}

function ClipLead({
  clip,
  state,
}: {
  clip: Clip
  state: 'looking' | 'found' | 'missing' | 'failed'
}) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const mayEdit = clip.may.includes('edit')
  const keep = useCallback((film: HTMLVideoElement | null) => setVideo(film), [])
  return (
    <div className={styles.lead}>
      <ClipFilm {...{ clip, state }} onVideo={keep} />
      {isWatchable(clip) && !clip.trashed && <ClipTrim {...{ clip, video }} />}
      <ClipFacts clip={clip} />
      {isWatchable(clip) && (
        <Captions
          captions={clipCaptions}
          {...{ video, mayEdit }}
          leadMs={clip.leadMs}
          above={<CaptionSpeech mayEdit={mayEdit} />}
        />
      )}
      {!clip.trashed && clip.state !== 'uploading' && <ClipVersions clip={clip} />}
      {isWatchable(clip) && <ClipQuality {...{ clip, video }} />}
    </div>
  )
}
