import { useId } from 'react'
import { Check, Settings } from 'lucide-react'
import type { PlayerLabels } from './labels'
import { PlayerPopup } from './PlayerPopup'
import { rates } from './rates'
import type { Sound } from './source'
import type { Qualities } from './useSource'
import styles from './PlayerSettings.module.css'

interface Choice {
  value: string
  label: string
  /** At its end. */
  detail?: string | undefined
}

interface PlayerSettingsProps {
  labels: PlayerLabels
  /** Empty when the video has no captions. */
  captions: readonly Choice[]
  caption: string
  onCaption: (value: string) => void
  sounds: readonly Sound[]
  track: number | undefined
  onTrack: (track: number | undefined) => void
  qualities: Qualities
  onQuality: (side: number | undefined) => void
  rate: number
  onRate: (rate: number) => void
}

/** Quality, sound, speed and captions. */
export function PlayerSettings(props: PlayerSettingsProps) {
  const { labels, captions, caption, onCaption, qualities, onQuality, rate, onRate } = props
  const { sounds, track, onTrack } = props
  return (
    <PlayerPopup label={labels.settings} icon={<Settings size={20} aria-hidden />}>
      {qualities.all.length > 1 && (
        <Choices
          label={labels.quality}
          choices={qualityChoices(qualities, labels)}
          value={String(qualities.chosen ?? '')}
          onChange={(side) => onQuality(side === '' ? undefined : Number(side))}
        />
      )}
      {sounds.length > 1 && (
        <Choices
          label={labels.sound}
          choices={sounds.map((sound) => ({
            value: String(sound.track ?? ''),
            label: nameOf(sound) || labels.usualSound,
          }))}
          value={String(track ?? '')}
          onChange={(value) => onTrack(value === '' ? undefined : Number(value))}
        />
      )}
      <Choices
        label={labels.speed}
        choices={rates.map((each) => ({
          value: String(each),
          label: `${each}×`,
          detail: each === rate ? labels.speedKeys('<', '>') : undefined,
        }))}
        value={String(rate)}
        onChange={(value) => onRate(Number(value))}
      />
      {captions.length > 0 && (
        <Choices
          label={labels.captions}
          choices={[{ value: '', label: labels.captionsOff }, ...captions]}
          value={caption}
          onChange={onCaption}
        />
      )}
    </PlayerPopup>
  )
}

/** As the page writes numbers. */
const inMillions = (bits: number) =>
  new Intl.NumberFormat(document.documentElement.lang || 'en', { maximumFractionDigits: 1 }).format(
    bits / 1_000_000,
  )

/** "French · Commentary"; empty for a sound of which nothing is said. */
function nameOf({ lang = 'und', label = '' }: Sound): string {
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' })
  const language = lang === 'und' ? '' : names.of(lang)
  return [language, label].filter(Boolean).join(' · ')
}

function qualityChoices({ all, chosen, playing }: Qualities, labels: PlayerLabels): Choice[] {
  const isAuto = chosen === undefined && playing !== undefined
  return [
    {
      value: '',
      label: labels.autoQuality,
      detail: isAuto ? labels.playsNow(`${playing}p`) : undefined,
    },
    ...all.map(({ side, bitsPerSecond }, at) => ({
      value: String(side),
      label: `${side}p`,
      detail:
        at === all.length - 1
          ? labels.savesData
          : bitsPerSecond > 0
            ? labels.bitRate(inMillions(bitsPerSecond))
            : undefined,
    })),
  ]
}

interface ChoicesProps {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

function Choices({ label, choices, value, onChange }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <Check className={styles.check} size={16} aria-hidden />
          <span>{choice.label}</span>
          {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
        </label>
      ))}
    </fieldset>
  )
}
