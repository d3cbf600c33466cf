import { useText } from '../../../../browser/text/useText'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { QrCode } from './QrCode'
import styles from './CrowdHead.module.css'

/** Leads through the page of guests, on this computer or on a phone. */
export function TrialDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      isOpen
      title={t('crowd.page.tryTitle')}
      closeLabel={t('crowd.page.closeQr')}
      {...{ onClose }}
      actions={
        <LinkButton
          variant="primary"
          href={address}
          target="_blank"
          rel="noreferrer"
          icon={<Icon name="link" />}
        >
          {t('crowd.page.tryHere')}
        </LinkButton>
      }
    >
      <div className={styles.trial}>
        <p>{t('crowd.page.tryText')}</p>
        <QrCode address={address} label={t('crowd.page.qr')} />
      </div>
    </Dialog>
  )
}
