import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SearchField } from '../../../../ui/fields/SearchField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Icon } from '../../../../ui/icons/Icon'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { $frame } from '../preview/preview.model'
import { refusalText } from '../../timeline'
import { acts, whyNot } from './acts'
import { $chosen, $timeline, edited } from './cut.model'
import {
  $choices,
  $drawer,
  $isFailed,
  $isPicking,
  $search,
  $whyNot,
  choicePicked,
  drawerChosen,
  drawers,
  searched,
  type Choice,
} from './drawer.model'
import styles from './Drawer.module.css'

/** What can be put into the program: a press puts it after the chosen block, or into the slot. */
export function Drawer() {
  const t = useText()
  const { drawer, search, choices, isFailed, why } = useUnit({
    why: $whyNot,
    drawer: $drawer,
    search: $search,
    choices: $choices,
    isFailed: $isFailed,
  })
  const { choose, look } = useUnit({ choose: drawerChosen, look: searched })
  return (
    <section className={styles.drawer} aria-label={t('programs.builder.drawer.title')}>
      <header className={styles.head}>
        <SegmentedControl
          label={t('programs.builder.drawer.title')}
          value={drawer}
          segments={drawers.map((value) => ({
            value,
            label: t(`programs.builder.drawer.${value}`),
          }))}
          onValueChange={choose}
        />
        <SearchField
          label={t('programs.builder.drawer.search')}
          clearLabel={t('programs.builder.drawer.clear')}
          value={search}
          onValueChange={look}
        />
        <AddTitle />
      </header>
      {why && (
        <p className={styles.note}>
          <Icon name="lock" /> {t(refusalText(why))}
        </p>
      )}
      {isFailed && <p className={styles.note}>{t('programs.builder.drawer.failed')}</p>}
      {!choices && !isFailed && <Skeleton height="120px" />}
      {choices?.length === 0 && <p className={styles.note}>{t('programs.builder.drawer.none')}</p>}
      {choices && choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <ChoiceCard key={choice.id} choice={choice} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AddTitle() {
  const t = useText()
  const { timeline, chosen, frame, edit } = useUnit({
    timeline: $timeline,
    chosen: $chosen,
    frame: $frame,
    edit: edited,
  })
  if (!timeline) return null
  const why = whyNot(timeline, acts.addTitle({ timeline, chosen, frame }))
  return (
    <Button
      disabled={why !== undefined}
      title={why && t(refusalText(why))}
      icon={<Icon name="font" />}
      onClick={() => {
        for (const op of acts.addTitle({ timeline, chosen, frame })) edit({ op })
      }}
    >
      {t('programs.builder.addTitle')}
    </Button>
  )
}

function ChoiceCard({ choice }: { choice: Choice }) {
  const t = useText()
  const format = useFormat()
  const { timeline, isPicking, why, pick } = useUnit({
    why: $whyNot,
    timeline: $timeline,
    isPicking: $isPicking,
    pick: choicePicked,
  })
  const { id, title, pictureUrl, soundUrl, durationMs, isComing = false } = choice
  const isUsed =
    timeline?.blocks.some(({ media }) => media?.id === id) || timeline?.music?.fileId === id
  const noteOf = () => {
    if (isComing) return t('programs.builder.drawer.coming')
    if (isUsed) return t('programs.builder.drawer.inUse')
    return pictureUrl === undefined && durationMs ? format.duration(durationMs) : ''
  }
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        disabled={isPicking || isComing || why !== undefined}
        aria-label={t('programs.builder.drawer.add', { name: title })}
        onClick={() => pick(id)}
      >
        {pictureUrl === undefined ? (
          <span className={styles.sound}>
            <Icon name={isComing ? 'clock' : 'music'} />
          </span>
        ) : (
          <PosterImage url={pictureUrl} durationMs={durationMs || undefined} />
        )}
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{noteOf()}</span>
      </button>
      {soundUrl && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is music
        <audio
          controls
          preload="none"
          className={styles.heard}
          src={soundUrl}
          aria-label={t('programs.builder.drawer.hear', { name: title })}
        />
      )}
    </li>
  )
}
