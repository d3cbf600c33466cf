import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { WidgetPlace } from '../../../ui/page/WidgetPlace'
import { $botCheck, $isBotCheckBlocked, botCheckPlaced, botCheckRetried } from './botCheck.model'

/** The bot check, shown only if one is configured. Its texts and looks come from its provider. */
export function BotCheck() {
  const t = useText()
  const view = useUnit({
    botCheck: $botCheck,
    isBlocked: $isBotCheckBlocked,
    placed: botCheckPlaced,
    retry: botCheckRetried,
  })
  if (!view.botCheck) return null
  return (
    <>
      <WidgetPlace onPlaced={view.placed} />
      {view.isBlocked && (
        <InlineNotice
          tone="danger"
          role="alert"
          actions={<Button onClick={() => view.retry()}>{t('session.botCheck.retry')}</Button>}
        >
          {t('session.botCheck.blocked')}
        </InlineNotice>
      )}
    </>
  )
}
