import { useText } from '../../browser/text/useText'
import { Button } from '../../ui/buttons/Button'
import { EmptyState } from '../../ui/page/EmptyState'
import { Glyph } from '../../ui/icons/Glyph'

export function ScreenFault({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <EmptyState
      level={1}
      tone="danger"
      icon={<Glyph name="danger" size={28} />}
      title={t('shell.fault.title')}
      actions={
        <Button variant="primary" onClick={() => onRetry()}>
          {t('shell.fault.retry')}
        </Button>
      }
    >
      {t('shell.fault.text')}
    </EmptyState>
  )
}
