import { useUnit } from 'effector-react'
import type { ListInboxRow } from '../../../../../generated/facts/features/home'
import { href } from '../../../../../generated/facts/routes'
import type { TextKey } from '../../../../../generated/facts/text'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Button } from '../../../../ui/buttons/Button'
import { Switch } from '../../../../ui/fields/Switch'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { $playsOn, playOnChosen } from './choices.model'
import styles from './NextUp.module.css'
import { writeFrom, type From } from './whence'
import { $from, $isNextMissing, $nextUp, nextUpReadAgain } from './nextUp.model'

const most = 8
const listNames: Readonly<Record<string, TextKey>> = {
  new: 'nav.home.notViewed',
  library: 'nav.home.all',
  viewed: 'nav.home.viewed',
}

/** What follows in the list that one came from. */
export function NextUp() {
  const t = useText()
  const { rows, from, playsOn, choose, isMissing, again } = useUnit({
    rows: $nextUp,
    from: $from,
    playsOn: $playsOn,
    choose: playOnChosen,
    isMissing: $isNextMissing,
    again: nextUpReadAgain,
  })
  const named = listNames[from.list]
  const list = named ? t(named) : channelName(rows, from)
  return (
    <section className={styles.next} aria-label={t('home.watch.next')}>
      <header className={styles.head}>
        <h2>{t('home.watch.next')}</h2>
        {list && <span className={styles.from}>{t('home.watch.next.from', { list })}</span>}
        <Switch label={t('home.watch.next.playOn')} isOn={playsOn} onChange={choose} />
      </header>
      {isMissing && (
        <InlineNotice
          tone="warn"
          actions={<Button onClick={() => again()}>{t('home.watch.again')}</Button>}
        >
          {t('home.watch.next.failed')}
        </InlineNotice>
      )}
      {!rows && !isMissing && <Skeleton shape="block" height={72} />}
      {rows?.length === 0 && <p className={styles.none}>{t('home.watch.next.none')}</p>}
      <ul className={styles.list}>
        {rows?.slice(0, most).map((row) => (
          <li key={row.programId}>
            <NextCard row={row} from={from} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const channelName = (rows: readonly ListInboxRow[] | null, from: From) =>
  from.list === 'channel'
    ? rows?.flatMap(({ channels }) => channels).find(({ id }) => id === from.channelId)?.name
    : undefined

function NextCard({ row, from }: { row: ListInboxRow; from: From }) {
  const t = useText()
  const format = useFormat()
  const { programId, title, channels, owner, durationMs, posterUrl, isRequired, dueAt } = row
  const to = `${href('home.watch', { programId })}?from=${encodeURIComponent(writeFrom(from))}`
  return (
    <ScreenLink to={to} className={styles.card}>
      <span className={styles.picture}>
        <PosterImage durationMs={durationMs} {...(posterUrl !== undefined && { url: posterUrl })} />
      </span>
      <span className={styles.words}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span className={styles.from}>
          <bdi>{channels[0]?.name ?? owner.name}</bdi>
        </span>
        {isRequired && row.state !== 'viewed' && (
          <Badge tone="warn">
            {dueAt
              ? t('home.watch.requiredChipBy', { day: format.day(dueAt) })
              : t('home.watch.requiredChip')}
          </Badge>
        )}
      </span>
    </ScreenLink>
  )
}
