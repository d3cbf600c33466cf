import { Hammer } from 'lucide-react'
import { routes, type RouteId } from '../../../generated/facts/routes'
import { useText } from '../../browser/text/useText'
import { EmptyState } from '../../ui/static/EmptyState'

/** A declared route whose screen does not exist yet says so, and nothing else. */
export function NotBuiltYet({ routeId }: { routeId: RouteId }) {
  const t = useText()
  return (
    <EmptyState
      level={1}
      icon={<Hammer size={28} strokeWidth={1.75} aria-hidden />}
      title={t('shell.notBuilt.title', { screen: t(routes[routeId].title) })}
    >
      {t('shell.notBuilt.text')}
    </EmptyState>
  )
}
