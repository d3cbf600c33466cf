import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Icon } from '../../../../ui/icons/Icon'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { Captions } from '../../../captions/client'
import { $versions, isWatchable } from '../builder/films.model'
import { VersionFilm } from '../builder/VersionFilm'
import { filmCaptions } from './filmCaptions.model'
import styles from './ImportedFilm.module.css'

const { $tracks, $shown, captionsShown } = filmCaptions

/** A program that was made elsewhere is what its latest film shows. */
export function ImportedFilm({ program }: { program: ListProgramsRow }) {
  const t = useText()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { versions, tracks, shown, show } = useUnit({
    versions: $versions,
    tracks: $tracks,
    shown: $shown,
    show: captionsShown,
  })
  if (!versions) return <Skeleton height="420px" />
  const latest = versions.find(isWatchable)
  if (!latest?.film) {
    return (
      <EmptyState level={2} icon={<Icon name="program" />} title={t('programs.upload.nothing')} />
    )
  }
  const { versionId, versionNo, film } = latest
  const label = t('programs.builder.film.version', { version: String(versionNo) })
  return (
    <div className={styles.film}>
      <VersionFilm
        key={versionId}
        {...{ label, film }}
        captions={{ tracks, shown, onShow: show }}
        onVideo={setVideo}
      />
      <Captions
        captions={filmCaptions}
        video={video}
        leadMs={film.leadMs}
        mayEdit={program.may.includes('edit')}
      />
    </div>
  )
}
