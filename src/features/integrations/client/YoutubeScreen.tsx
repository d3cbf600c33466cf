import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { Icon } from '../../../ui/icons/Icon'
import './integrations.model'
import { ChooseProgram } from './ChooseProgram'
import { ConnectionCard, KeysNote } from './ConnectionCard'
import styles from './Integrations.module.css'
import { SendToYoutube } from './SendToYoutube'
import { ServicePage } from './ServicePage'
import { SetUp } from './SetUp'
import { Uploads } from './Uploads'
import { youtube } from './youtube.model'

/** /integrations/youtube: published programs that go to somebody's channel. */
export function YoutubeScreen() {
  const t = useText()
  return (
    <ServicePage
      model={youtube}
      icon="youtube"
      about={t('integrations.youtube.about')}
      setUp={<YoutubeSetUp />}
      connecting={{
        title: t('integrations.youtube.none.title'),
        text: t('integrations.youtube.none.text'),
      }}
      actions={<ChooseProgram />}
    >
      <div className={styles.parts}>
        <Uploads />
        <div className={styles.side}>
          <ConnectionCard model={youtube} allowed={t('integrations.youtube.allowed')} />
          <KeysNote model={youtube} />
        </div>
      </div>
      <SendToYoutube />
    </ServicePage>
  )
}

function YoutubeSetUp() {
  const t = useText()
  const { view, setUp } = useUnit({ view: youtube.$view, setUp: youtube.$setUp })
  const maySend = view?.maySend ?? false
  return (
    <SetUp
      service={youtube.service}
      icon="youtube"
      about={t('integrations.youtube.could')}
      steps={
        setUp && [
          {
            title: t('integrations.youtube.step.app'),
            text: t('integrations.youtube.step.appText'),
          },
          { title: t('integrations.setUp.return'), codes: [location.origin + setUp.returnPath] },
          {
            title: t('integrations.setUp.start'),
            codes: ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
            text: t('integrations.setUp.missing'),
          },
        ]
      }
      actions={
        maySend && (
          <ScreenButton variant="ghost" to={href('programs.list')} icon={<Icon name="download" />}>
            {t('integrations.youtube.download')}
          </ScreenButton>
        )
      }
    />
  )
}
