import { useText } from '../../browser/text/useText'
import { Button } from '../../ui/static/Button'
import { EmptyState } from '../../ui/static/EmptyState'
import { Glyph } from '../../ui/static/Glyph'

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
