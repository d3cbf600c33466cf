import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { lazyPart } from '../../../ui/lazyPart'
import { PosterImage } from '../../../ui/media/PosterImage'
import { Disclosure } from '../../../ui/page/Disclosure'
import { Skeleton } from '../../../ui/progress/Skeleton'
import type { Clip } from './clip'
import styles from './ClipVersions.module.css'
import { failText, turnText, UploadLine } from '../../media/client'
import {
  $isTaking,
  $versionItems,
  $versions,
  $watched,
  versionsDetail,
  versionTaken,
  versionWatched,
  type Version,
} from './versions.model'
import { films } from './films'
import { newVersionChosen } from './versionUploads.model'

const VersionFilm = lazyPart(async () => (await import('./VersionFilm')).VersionFilm)

/** The films of a clip, the latest first: to be watched, and brought back. */
export function ClipVersions({ clip }: { clip: Clip }) {
  const t = useText()
  const { isOpen, items, watched, toggle, choose } = useUnit({
    isOpen: versionsDetail.$isOpen,
    items: $versionItems,
    watched: $watched,
    toggle: versionsDetail.toggled,
    choose: newVersionChosen,
  })
  return (
    <section className={styles.versions}>
      <Disclosure
        title={t('footage.versions.title')}
        isOpen={isOpen}
        onToggle={toggle}
        end={
          clip.may.includes('edit') && (
            <UploadButton
              isSingle
              size="sm"
              accept={films}
              onFiles={([file]) => file && choose({ clipId: clip.clipId, file })}
            >
              {t('footage.versions.new')}
            </UploadButton>
          )
        }
      >
        <VersionList clip={clip} />
      </Disclosure>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <UploadLine key={item.itemId} item={item} />
          ))}
        </ul>
      )}
      {watched && (
        <Suspense>
          <VersionFilm {...{ clip, version: watched }} />
        </Suspense>
      )}
    </section>
  )
}

function VersionList({ clip }: { clip: Clip }) {
  const t = useText()
  const { versions, isFailed, items, again } = useUnit({
    versions: $versions,
    isFailed: versionsDetail.$isFailed,
    items: $versionItems,
    again: versionsDetail.readAgain,
  })
  if (!versions && isFailed) {
    return (
      <p className={styles.line} role="alert">
        {t('footage.versions.unread')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('footage.retry')}
        </Button>
      </p>
    )
  }
  if (!versions) return <Skeleton width="60%" />
  if (versions.length === 0) return <p className={styles.line}>{t('footage.versions.none')}</p>
  // What this tab sends stands above, with how far it is.
  const shown = versions.filter(
    ({ uploadId, state }) =>
      state !== 'uploading' || !items.some((item) => item.uploadId === uploadId),
  )
  return (
    <ol className={styles.list}>
      {shown.map((version) => (
        <VersionLine key={version.versionNo} {...{ clip, version }} />
      ))}
    </ol>
  )
}

function VersionLine({ clip, version }: { clip: Clip; version: Version }) {
  const t = useText()
  const format = useFormat()
  const { watch, take, isTaking } = useUnit({
    watch: versionWatched,
    take: versionTaken,
    isTaking: $isTaking,
  })
  const { versionNo, isShown, state, madeBy, madeAt, durationMs, bytes, posterUrl } = version
  const isWatchable = version.sources.length > 0
  const isBad = state === 'failed' || state === 'rejected'
  const { clipId, rev } = clip
  return (
    <li className={styles.version}>
      <PosterImage size="row" url={posterUrl} />
      <div className={styles.words}>
        <strong>
          {t('footage.versions.one', { version: String(versionNo) })}{' '}
          {isShown && <Badge tone="accent">{t('footage.versions.shown')}</Badge>}
        </strong>
        <span className={styles.line} title={format.moment(madeAt)}>
          {[
            madeBy?.name,
            format.age(madeAt),
            durationMs !== undefined && format.duration(durationMs),
            format.bytes(bytes),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isBad && (
          <span className={styles.bad}>
            {failText(t, { code: version.failReason, reported: version.failMessage })}
          </span>
        )}
        {!isWatchable && !isBad && (
          <span className={styles.line}>
            {state === 'uploading'
              ? t('footage.state.uploading')
              : (turnText(t, version.phase) ?? t('footage.state.processing'))}
          </span>
        )}
      </div>
      {isWatchable && !isShown && (
        <div className={styles.acts}>
          <Button size="sm" icon={<Icon name="play" />} onClick={() => watch(version)}>
            {t('footage.versions.watch')}
          </Button>
          {clip.may.includes('edit') && (
            <Button
              size="sm"
              icon={<Icon name="undo" />}
              disabled={isTaking}
              onClick={() => take({ clipId, rev, values: { versionNo } })}
            >
              {t('footage.versions.take')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
