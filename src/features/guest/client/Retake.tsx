import type { GuestRetake, GuestView } from '../../../../generated/facts/features/guest'
import type { TextKey } from '../../../../generated/facts/text'
import styles from './Guest.module.css'
import { useGuest } from './useGuest'

const chips = {
  tooQuiet: 'guest.chip.tooQuiet',
  noise: 'guest.chip.noise',
  tooDark: 'guest.chip.tooDark',
  framing: 'guest.chip.framing',
  outOfFocus: 'guest.chip.outOfFocus',
  eyesOffLens: 'guest.chip.eyesOffLens',
  offScript: 'guest.chip.offScript',
  tooLong: 'guest.chip.tooLong',
  moreEnergy: 'guest.chip.moreEnergy',
} as const satisfies Readonly<Record<string, TextKey>>

const isKnown = (chip: string): chip is keyof typeof chips => chip in chips

/** What should change in another try. */
export function Retake({ view, retake }: { view: GuestView; retake: GuestRetake }) {
  const { say } = useGuest()
  return (
    <div className={styles.lead}>
      <h1>{say('guest.retake.title', { name: view.guest?.name ?? '' })}</h1>
      <p>{say('guest.retake.text', { name: retake.by })}</p>
      {retake.chips.length > 0 && (
        <ul className={styles.chips}>
          {retake.chips.map((chip) => (
            <li key={chip}>{isKnown(chip) ? say(chips[chip]) : chip}</li>
          ))}
        </ul>
      )}
      {retake.words && <blockquote className={styles.words}>{retake.words}</blockquote>}
    </div>
  )
}
