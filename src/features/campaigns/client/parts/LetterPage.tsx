import { useUnit } from 'effector-react'
import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Icon } from '../../../../ui/icons/Icon'
import '../campaigns.model'
import styles from '../page/Campaign.module.css'
import { FixedLetter } from '../page/FixedLetter'
import { LetterActs } from '../page/LetterActs'
import { LetterInput } from './LetterInput'

const parts = { LetterInput }

/** A letter as a page, with a way back to its campaign. */
export function LetterPage({ row, form }: OpenProps<ListCampaignLettersRow>) {
  const t = useText()
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const isFixed = row !== null && !row.may.includes('edit')
  return (
    <RowPanel
      {...{ form, parts, openId }}
      acts={row && <LetterActs letter={row} />}
      {...(isFixed && { side: { groups: ['letter'] } })}
      lead={
        row && (
          <ScreenLink
            to={href('campaigns.campaign', { campaignId: row.campaign.id })}
            className={styles.back}
          >
            <Icon name="chevronLeft" />
            {t('campaigns.page.backToCampaign', { name: row.campaign.name })}
          </ScreenLink>
        )
      }
    >
      {isFixed && <FixedLetter letter={row} />}
    </RowPanel>
  )
}
