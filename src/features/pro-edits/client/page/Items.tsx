import { Suspense, useState } from 'react'
import type { OrderItem as Item } from '../../../../../generated/facts/features/pro-edits'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { playerLabels } from '../../../media/client'
import styles from './Order.module.css'

/** The player is loaded only where there is something to play. */
const Player = lazyPart(async () => (await import('../../../../ui/media/Player')).Player)

interface ItemsProps {
  title: string
  empty: string
  items: readonly Item[]
}

/** Footage, files and films: watched here, or taken along. */
export function Items({ title, empty, items }: ItemsProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>
        {title}
        {items.length > 0 && <span className={styles.small}>{items.length}</span>}
      </h3>
      {items.length === 0 && <p className={styles.small}>{empty}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ItemRow({ item }: { item: Item }) {
  const t = useText()
  const format = useFormat()
  const [isPlaying, play] = useState(false)
  const {
    kind,
    name,
    versionNo,
    round,
    state,
    durationMs,
    cutInMs,
    bytes,
    posterUrl,
    downloadUrl,
  } = item
  const facts = [
    t(`proEdits.page.kind.${kind}`),
    versionNo !== undefined && t('proEdits.page.version', { no: String(versionNo) }),
    round !== undefined && t('proEdits.page.inRound', { round: String(round) }),
    durationMs !== undefined && format.duration(durationMs),
    cutInMs !== undefined &&
      t('proEdits.page.trimmed', {
        from: format.count(cutInMs / 1_000, 2),
        to: format.count((cutInMs + (durationMs ?? 0)) / 1_000, 2),
      }),
    bytes !== undefined && format.bytes(bytes),
    state === 'coming' && t('proEdits.page.coming'),
    state === 'failed' && t('proEdits.page.lost'),
  ]
  return (
    <li className={styles.item}>
      <div className={styles.itemLine}>
        <PosterImage size="row" {...(posterUrl && { url: posterUrl })} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.small}>{facts.filter(Boolean).join(', ')}</span>
        </span>
        {item.sources.length > 0 && !isPlaying && (
          <IconButton
            label={t('proEdits.page.play', { name })}
            icon={<Icon name="play" />}
            onClick={() => play(true)}
          />
        )}
        {downloadUrl && (
          <LinkButton
            variant="ghost"
            href={downloadUrl}
            download
            icon={<Icon name="download" />}
            aria-label={t('proEdits.page.download', { name })}
          />
        )}
      </div>
      {isPlaying && (
        <Suspense fallback={<Skeleton shape="frame" />}>
          <Player
            label={name}
            sources={item.sources}
            {...(posterUrl && { posterUrl })}
            {...(item.spriteUrl && { spriteUrl: item.spriteUrl })}
            {...(durationMs !== undefined && { durationMs })}
            {...(item.leadMs !== undefined && { leadMs: item.leadMs })}
            labels={playerLabels(t)}
          />
        </Suspense>
      )}
    </li>
  )
}
