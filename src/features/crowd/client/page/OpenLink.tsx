import { useUnit } from 'effector-react'
import type { ListCrowdRequestsRow } from '../../../../../generated/facts/features/crowd'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import { $isQrShown, linkCopied, qrToggled } from '../request.model'
import styles from './CrowdHead.module.css'

/** What draws it is loaded only for those who want to see it. */
const QrDialog = lazyPart(async () => (await import('./QrDialog')).QrDialog)

/** The link by which everybody comes in whom it reaches. */
export function OpenLink({ request }: { request: ListCrowdRequestsRow }) {
  const t = useText()
  const { copy, toggle, isShown } = useUnit({
    copy: linkCopied,
    toggle: qrToggled,
    isShown: $isQrShown,
  })
  const { link, hasPassCode, placesTaken, places } = request
  if (link === undefined) return <p className={styles.note}>{t('crowd.page.linkOff')}</p>
  const address = new URL(link, location.origin)
  return (
    <section className={styles.link} aria-label={t('crowd.page.openLink')}>
      <div className={styles.address}>
        <Icon name="link" />
        <bdi className={styles.url}>{`${address.host}${link}`}</bdi>
        <IconButton
          label={t('crowd.page.copyLink')}
          icon={<Icon name="copy" />}
          onClick={() => copy(link)}
        />
        <IconButton
          label={t('crowd.page.showQr')}
          icon={<Icon name="qr" />}
          onClick={() => toggle(true)}
        />
      </div>
      <p className={styles.note}>
        {t(hasPassCode ? 'crowd.page.withCode' : 'crowd.page.withoutCode', {
          taken: placesTaken,
          places,
        })}
      </p>
      {isShown && <QrDialog address={address.href} onClose={() => toggle(false)} />}
    </section>
  )
}
