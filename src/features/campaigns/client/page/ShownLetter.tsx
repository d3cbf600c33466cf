import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { inOrder, usualLetter } from '../letterOrder'
import { $isTesting, $shownLetterId, letters, letterShown, letterTested } from '../page.model'
import { AsReader } from './AsReader'
import styles from './Campaign.module.css'

/** One of the letters as somebody gets it, beside what came of them all. */
export function ShownLetter({ hasPage }: { hasPage: boolean }) {
  const t = useText()
  const { reply, shownId, isTesting, show, test } = useUnit({
    reply: letters.$reply,
    shownId: $shownLetterId,
    isTesting: $isTesting,
    show: letterShown,
    test: letterTested,
  })
  const ordered = inOrder(reply?.rows ?? [])
  const letter = ordered.find(({ letterId }) => letterId === shownId) ?? usualLetter(ordered)
  if (!letter) return null
  const { letterId, subject, doc, may } = letter
  return (
    <div className={styles.shown}>
      <AsReader
        key={letterId}
        doc={doc}
        lead={
          ordered.length > 1 && (
            <SelectField
              label={t('campaigns.page.shownLetter')}
              value={letterId}
              options={ordered.map((each, at) => ({
                value: each.letterId,
                label: `${at + 1}. ${each.subject}`,
              }))}
              onValueChange={show}
            />
          )
        }
        foot={
          hasPage &&
          may.includes('test') && (
            <Button
              icon={<Icon name="resend" />}
              pending={isTesting}
              onClick={() => test({ letterId, subject })}
            >
              {t('campaigns.campaignLetters.action.test')}
            </Button>
          )
        }
      />
    </div>
  )
}
