import { FolderUp } from 'lucide-react'
import { useState } from 'react'
import type { GuestPrompt } from '../../../../generated/facts/features/guest'
import { ulid } from 'ulid'
import { buttonClass } from '../../../ui/buttons/Button'
import { classes } from '../../../ui/theme/classes'
import { isOtherKind } from '../../media/otherKind'
import styles from './Camera.module.css'
import { lengthText } from './lengths'
import type { Linked } from './page'
import { readLength } from './readLength'
import { useGuest } from './useGuest'

/** A little more than what was asked for: people stop late. */
const slackMs = 5000

/** A film of the phone, or of its own camera app. */
export function ChooseFilm({
  prompt,
  linked,
  look,
}: {
  prompt: GuestPrompt
  linked: Linked
  look: 'side' | 'button'
}) {
  const { say, page } = useGuest()
  const [fault, setFault] = useState<'tooLong' | 'noFilm' | null>(null)
  const choose = async (file: File) => {
    if (await isOtherKind(file)) return setFault('noFilm')
    const ms = await readLength(file)
    if (ms > prompt.maxMs + slackMs) return setFault('tooLong')
    const takeId = ulid()
    linked.takes.addFile({ takeId, promptId: prompt.promptId, ms }, file)
    page.review(takeId)
  }
  return (
    <>
      <label
        className={
          look === 'side'
            ? styles.side
            : classes(buttonClass({ size: 'lg', variant: 'primary', wide: true }), styles.choose)
        }
      >
        <FolderUp size={look === 'side' ? 22 : 18} aria-hidden />
        {say('guest.record.choose')}
        <input
          className={styles.file}
          type="file"
          accept="video/*"
          {...(look === 'button' && { capture: 'user' as const })}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void choose(file)
          }}
        />
      </label>
      {fault && (
        <p className={styles.tooLong} role="alert">
          {fault === 'noFilm'
            ? say('guest.record.noFilm')
            : say('guest.record.tooLong', { length: lengthText(prompt.maxMs) })}
        </p>
      )}
    </>
  )
}
