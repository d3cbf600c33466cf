import { useEffect, useId, useRef, useState } from 'react'
import { Settings } from 'lucide-react'
import type { PlayerLabels } from './labels'
import type { Qualities } from './useSource'
import { PlayerButton } from './PlayerButton'
import styles from './PlayerSettings.module.css'

interface Choice {
  value: string
  label: string
}

interface PlayerSettingsProps {
  labels: PlayerLabels
  /** Empty when the video has no captions. */
  captions: readonly Choice[]
  caption: string
  onCaption: (value: string) => void
  qualities: Qualities
  onQuality: (side: number | undefined) => void
  rate: number
  onRate: (rate: number) => void
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Captions, quality and speed. Rendered inside the player, so that it also shows in full screen. */
export function PlayerSettings(props: PlayerSettingsProps) {
  const { labels, captions, caption, onCaption, qualities, onQuality, rate, onRate } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('input:checked')?.focus()
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.settings}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        event.preventDefault()
        close()
      }}
    >
      <PlayerButton
        label={labels.settings}
        icon={<Settings size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // Focusable, so that a press on its text does not move the focus outside, which would close
        // it.
        <div id={panelId} className={styles.panel} tabIndex={-1}>
          {captions.length > 0 && (
            <Choices
              label={labels.captions}
              choices={[{ value: '', label: labels.captionsOff }, ...captions]}
              value={caption}
              onChange={onCaption}
            />
          )}
          {qualities.sides.length > 1 && (
            <Choices
              label={labels.quality}
              choices={[
                { value: '', label: labels.autoQuality(autoOf(qualities)) },
                ...qualities.sides.map((side) => ({ value: String(side), label: `${side}p` })),
              ]}
              value={String(qualities.chosen ?? '')}
              onChange={(side) => onQuality(side === '' ? undefined : Number(side))}
            />
          )}
          <Choices
            label={labels.speed}
            choices={rates.map((each) => ({ value: String(each), label: `${each}×` }))}
            value={String(rate)}
            onChange={(value) => onRate(Number(value))}
          />
        </div>
      )}
    </div>
  )
}

const autoOf = ({ chosen, playing }: Qualities) =>
  chosen === undefined && playing !== undefined ? `${playing}p` : undefined

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
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
