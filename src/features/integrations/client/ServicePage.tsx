import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { IntegrationConnection } from '../../../../generated/facts/features/integrations'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../ui/page/EmptyState'
import { PageHeader } from '../../../ui/page/PageHeader'
import { Skeleton } from '../../../ui/progress/Skeleton'
import type { ConnectionModel } from './createConnection'
import styles from './Integrations.module.css'

interface ServicePageProps {
  readonly model: ConnectionModel
  readonly icon: IconName
  readonly about: string
  /** What the operator has to do first. */
  readonly setUp: ReactNode
  /** What one allows, before anything is connected. */
  readonly connecting: { readonly title: string; readonly text: string }
  readonly actions?: ReactNode
  /** Once it was connected, also while the service accepts it no more. */
  readonly children: ReactNode
}

/** A page of another service, however somebody and the service stand to each other. */
export function ServicePage(props: ServicePageProps) {
  const { model } = props
  const t = useText()
  const { connection, isFailed, again } = useUnit({
    connection: model.$connection,
    isFailed: model.$isFailed,
    again: model.readAgain,
  })
  if (isFailed && connection === null)
    return (
      <EmptyState
        level={1}
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('integrations.failed')}
        actions={<Button onClick={() => again()}>{t('integrations.retry')}</Button>}
      />
    )
  if (connection === null)
    return (
      <div className={styles.screen} aria-hidden>
        <Skeleton width="40%" height={56} />
        <Skeleton width="100%" height={320} />
      </div>
    )
  if (connection.state === 'notSetUp') return props.setUp
  return <Known {...props} connection={connection} />
}

function Known({
  model,
  icon,
  about,
  connecting,
  actions,
  children,
  connection: { state },
}: ServicePageProps & { readonly connection: IntegrationConnection }) {
  const t = useText()
  const isActive = state === 'active'
  return (
    <div className={styles.screen}>
      <PageHeader
        title={
          <span className={styles.title}>
            <span className={styles.sign} aria-hidden>
              <Icon name={icon} size="lg" />
            </span>
            {model.service}
            <Badge tone={isActive ? 'ok' : state === 'expired' ? 'warn' : 'neutral'}>
              {t(`integrations.state.${state}`)}
            </Badge>
          </span>
        }
        detail={about}
        actions={isActive && actions}
      />
      {state === 'none' && (
        <EmptyState
          icon={<Icon name={icon} size="xl" />}
          title={connecting.title}
          actions={<ConnectButton model={model} />}
        >
          {connecting.text}
        </EmptyState>
      )}
      {state === 'expired' && (
        <InlineNotice
          tone="warn"
          title={t('integrations.expiredTitle', { service: model.service })}
          actions={<ConnectButton model={model} isAgain />}
        >
          {t('integrations.expiredText')}
        </InlineNotice>
      )}
      {isActive && children}
    </div>
  )
}

function ConnectButton({ model, isAgain = false }: { model: ConnectionModel; isAgain?: boolean }) {
  const t = useText()
  const { isOnline, isConnecting, connect } = useUnit({
    isOnline: $isOnline,
    isConnecting: model.$isConnecting,
    connect: model.connectPressed,
  })
  return (
    <Button
      variant="primary"
      pending={isConnecting}
      disabled={!isOnline}
      iconEnd={<Icon name="externalLink" />}
      onClick={() => connect()}
    >
      {isAgain
        ? t('integrations.connectAgain')
        : t('integrations.connect', { service: model.service })}
    </Button>
  )
}
