import { useText } from '../../../../browser/text/useText'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { QrCode } from './QrCode'

/** The open link as a picture. */
export function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog isOpen title={t('crowd.page.qr')} closeLabel={t('crowd.page.closeQr')} {...{ onClose }}>
      <QrCode address={address} label={t('crowd.page.qr')} />
    </Dialog>
  )
}
