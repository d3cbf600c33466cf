import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import type { ConnectionModel } from './createConnection'
import styles from './Integrations.module.css'

interface ConnectionCardProps {
  readonly model: ConnectionModel
  readonly allowed: string
  /** More facts, as terms and what they say. */
  readonly children?: ReactNode
}

/** Which account is connected, since when, and how to end it. */
export function ConnectionCard({ model, allowed, children }: ConnectionCardProps) {
  const t = useText()
  const format = useFormat()
  const { connection, isOnline, disconnect } = useUnit({
    connection: model.$connection,
    isOnline: $isOnline,
    disconnect: model.disconnectPressed,
  })
  if (!connection) return null
  const { account = '', connectedAt = '', renewedAt = '' } = connection
  return (
    <>
      <section className={styles.card}>
        <div className={styles.cardHead}>
          <h2>{t('integrations.yours.title')}</h2>
          <Button size="sm" disabled={!isOnline} onClick={() => disconnect()}>
            {t('integrations.disconnect')}
          </Button>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('integrations.yours.account')}</dt>
            <dd>{account}</dd>
          </div>
          <div>
            <dt>{t('integrations.yours.allowed')}</dt>
            <dd>{allowed}</dd>
          </div>
          <div>
            <dt>{t('integrations.yours.since')}</dt>
            <dd>
              {t('integrations.yours.sinceText', {
                day: format.day(connectedAt),
                age: format.age(renewedAt),
              })}
            </dd>
          </div>
          {children}
        </dl>
      </section>
      <DisconnectDialog model={model} />
    </>
  )
}

export function KeysNote({ model: { service } }: { model: ConnectionModel }) {
  const t = useText()
  return (
    <p className={styles.keys}>
      <Icon name="lock" />
      <span>{t('integrations.yours.keys', { service })}</span>
    </p>
  )
}

function DisconnectDialog({ model }: { model: ConnectionModel }) {
  const t = useText()
  const { isOpen, isEnding, confirm, cancel } = useUnit({
    isOpen: model.$isDisconnecting,
    isEnding: model.$isEnding,
    confirm: model.disconnectConfirmed,
    cancel: model.disconnectCancelled,
  })
  const { service } = model
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      isPending={isEnding}
      title={t('integrations.disconnectTitle', { service })}
      confirmLabel={t('integrations.disconnect')}
      cancelLabel={t('integrations.cancel')}
      onConfirm={() => confirm()}
      onCancel={() => cancel()}
    >
      {t('integrations.disconnectText', { service })}
    </ConfirmDialog>
  )
}
