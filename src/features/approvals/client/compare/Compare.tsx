import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Badge } from '../../../../ui/labels/Badge'
import { Icon } from '../../../../ui/icons/Icon'
import { seekTo, stepBy, togglePlay } from '../../../../ui/media/commands'
import { useKeys } from '../../../../ui/page/useKeys'
import { $changes, $pair } from '../review/changes.model'
import { ReviewHead } from '../review/ReviewHead'
import { comparisonChosen } from '../review/review.model'
import { Changed } from './Changed'
import styles from './Compare.module.css'
import {
  $follow,
  $knowsCut,
  $layout,
  $sound,
  followChosen,
  layoutChosen,
  soundChosen,
  type Which,
} from './compare.model'
import { CompareBar } from './CompareBar'
import { Cuts } from './Cuts'
import { Films, type Versions } from './Films'

const usualFps = 30

/** Two versions beside each other: what is heard is the clock, the other follows. */
export function Compare({ versions }: { versions: Versions }) {
  const [was, setWas] = useState<HTMLVideoElement | null>(null)
  const [is, setIs] = useState<HTMLVideoElement | null>(null)
  const videos = { was, is }
  const t = useText()
  const { pair, sound, changes } = useUnit({ pair: $pair, sound: $sound, changes: $changes })
  const { close, hear } = useUnit({ close: comparisonChosen, hear: soundChosen })
  const fps = (sound === 'is' ? pair.timeline : pair.before)?.fps ?? usualFps
  const clock = videos[sound]
  const leadOf = (which: Which) => versions[which].film?.leadMs ?? 0
  const now = () => Math.round((clock?.currentTime ?? 0) * 1000) - leadOf(sound)
  const change = (which: Which) => {
    if (which === sound) return
    hear(which)
    if (clock && !clock.paused) void videos[which]?.play().catch(() => undefined)
  }
  /** Whoever chooses a moment of one version hears that one from then on. */
  const seek = (ms: number, which: Which = sound) => {
    change(which)
    const video = videos[which]
    // Not on the border between two frames.
    if (video) seekTo(video, (leadOf(which) + ms) / 1000 + 0.5 / fps)
  }
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => clock && togglePlay(clock),
    arrowleft: () => clock && stepBy(clock, -1, fps),
    arrowright: () => clock && stepBy(clock, 1, fps),
    s: () => change(sound === 'is' ? 'was' : 'is'),
    x() {
      const all = changes ?? []
      const next = all.find(({ fromMs }) => fromMs > now() + 1) ?? all[0]
      if (next) seek(next.fromMs, 'is')
    },
    escape: () => close(null),
  }
  useKeys(({ key, hasCommand, hasAlt }) => {
    const act = hasCommand || hasAlt ? undefined : acts[key.toLowerCase()]
    act?.()
    return act !== undefined
  })
  return (
    <div className={styles.compare}>
      <ReviewHead
        version={versions.is}
        comparing={
          <>
            <Badge>{t('approvals.compare.title')}</Badge>
            <Ways />
          </>
        }
      />
      <div className={styles.films}>
        <Films {...{ versions, videos, fps }} onVideo={{ was: setWas, is: setIs }} />
        <CompareBar {...{ versions, clock, fps }} leadMs={leadOf(sound)} onHear={change} />
        <Cuts {...{ versions, videos }} onSeek={seek} />
      </div>
      <Changed {...{ versions, fps }} onSeek={seek} />
    </div>
  )
}

function Ways() {
  const t = useText()
  const { layout, follow, knowsCut, lay, choose } = useUnit({
    layout: $layout,
    follow: $follow,
    knowsCut: $knowsCut,
    lay: layoutChosen,
    choose: followChosen,
  })
  return (
    <>
      <SegmentedControl
        label={t('approvals.compare.layout')}
        showWords
        value={layout}
        segments={[
          { value: 'side', label: t('approvals.compare.side'), icon: <Icon name="columns2" /> },
          { value: 'wipe', label: t('approvals.compare.wipe'), icon: <Icon name="compare" /> },
        ]}
        onValueChange={lay}
      />
      {knowsCut && (
        <SegmentedControl
          label={t('approvals.compare.follow')}
          showWords
          value={follow}
          segments={[
            { value: 'cut', label: t('approvals.compare.cut'), icon: <Icon name="link" /> },
            { value: 'time', label: t('approvals.compare.time'), icon: <Icon name="clock" /> },
          ]}
          onValueChange={choose}
        />
      )}
    </>
  )
}
