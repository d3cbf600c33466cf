import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import './integrations.model'
import { ConnectionCard, KeysNote } from './ConnectionCard'
import styles from './Integrations.module.css'
import { Recordings } from './Recordings'
import { $isReading, lookedAgain } from './recordings.model'
import { RuleCard } from './RuleCard'
import { ServicePage } from './ServicePage'
import { SetUp } from './SetUp'
import { zoom } from './zoom.model'

/** /integrations/zoom: recorded meetings that come in as footage. */
export function ZoomScreen() {
  const t = useText()
  return (
    <ServicePage
      model={zoom}
      icon="zoom"
      about={t('integrations.zoom.about')}
      setUp={<ZoomSetUp />}
      connecting={{
        title: t('integrations.zoom.none.title'),
        text: t('integrations.zoom.none.text'),
      }}
      actions={<LookAgain />}
    >
      <div className={styles.parts}>
        <Recordings />
        <div className={styles.side}>
          <ConnectionCard model={zoom} allowed={t('integrations.zoom.allowed')}>
            <Notices />
          </ConnectionCard>
          <RuleCard />
          <KeysNote model={zoom} />
        </div>
      </div>
    </ServicePage>
  )
}

function LookAgain() {
  const t = useText()
  const { isReading, again } = useUnit({ isReading: $isReading, again: lookedAgain })
  return (
    <Button icon={<Icon name="retry" />} pending={isReading} onClick={() => again()}>
      {t('integrations.zoom.again')}
    </Button>
  )
}

/** Whether Zoom tells us of recordings. */
function Notices() {
  const t = useText()
  const format = useFormat()
  const view = useUnit(zoom.$view)
  if (!view) return null
  const last = view.connection.lastNoticeAt
  return (
    <div>
      <dt>{t('integrations.yours.notices')}</dt>
      <dd>
        {last
          ? t('integrations.yours.noticeLast', { moment: format.moment(last, 'medium') })
          : t(view.hasNotices ? 'integrations.yours.noticeNone' : 'integrations.yours.noticeOff')}
      </dd>
    </div>
  )
}

function ZoomSetUp() {
  const t = useText()
  const setUp = useUnit(zoom.$setUp)
  return (
    <SetUp
      service={zoom.service}
      icon="zoom"
      about={t('integrations.zoom.could')}
      steps={
        setUp && [
          { title: t('integrations.zoom.step.app'), text: t('integrations.zoom.step.appText') },
          { title: t('integrations.setUp.return'), codes: [location.origin + setUp.returnPath] },
          {
            title: t('integrations.zoom.step.hook'),
            codes: [location.origin + (setUp.hookPath ?? '')],
            text: t('integrations.zoom.step.hookText'),
          },
          {
            title: t('integrations.setUp.start'),
            codes: ['ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'],
            text: t('integrations.setUp.missing'),
          },
        ]
      }
    />
  )
}
