import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import { Dialog } from '../../../ui/overlay/Dialog'
import {
  $given,
  $isCopied,
  $isGiving,
  $receiver,
  copyAsked,
  passwordClosed,
  passwordConfirmed,
} from './givePassword.model'
import styles from './GivePasswordDialog.module.css'

/** Asks first, because all sessions of the person end; then shows the password, this once. */
export function GivePasswordDialog() {
  const t = useText()
  const { receiver, given, isGiving, confirm, close } = useUnit({
    receiver: $receiver,
    given: $given,
    isGiving: $isGiving,
    confirm: passwordConfirmed,
    close: passwordClosed,
  })
  const name = receiver?.name ?? ''
  return given ? (
    <GivenPassword name={name} {...given} />
  ) : (
    <ConfirmDialog
      isOpen={receiver !== null}
      title={t('audience.givePassword.title', { name })}
      confirmLabel={t('audience.givePassword.confirm')}
      cancelLabel={t('audience.givePassword.cancel')}
      isPending={isGiving}
      onConfirm={() => confirm()}
      onCancel={() => close()}
    >
      {t('audience.givePassword.text')}
    </ConfirmDialog>
  )
}

interface GivenProps {
  name: string
  password: string
  expiresAt: string
}

/** Closed by its button alone: whoever closes it by mistake would have to give another. */
function GivenPassword({ name, password, expiresAt }: GivenProps) {
  const t = useText()
  const format = useFormat()
  const { isCopied, copy, close } = useUnit({
    isCopied: $isCopied,
    copy: copyAsked,
    close: passwordClosed,
  })
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('audience.givePassword.given', { name })}
      closeLabel={t('audience.givePassword.done')}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => copy()} data-autofocus>
            {t(isCopied ? 'audience.givePassword.copied' : 'audience.givePassword.copy')}
          </Button>
          <Button variant="primary" onClick={() => close()}>
            {t('audience.givePassword.done')}
          </Button>
        </>
      }
    >
      <output className={styles.password}>{password}</output>
      <p>{t('audience.givePassword.how', { until: format.moment(expiresAt) })}</p>
    </Dialog>
  )
}
