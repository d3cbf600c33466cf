import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { EmptyState } from '../../ui/page/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { $activeSection } from '../sidebar/sidebar.model'
import { $title } from '../routing/page.model'

/** Shown for screens that do not exist yet: it names the area and says so, instead of a mock-up. */
export function NotBuiltYet() {
  const t = useText()
  const { section, screen } = useUnit({ section: $activeSection, screen: $title })
  return (
    <EmptyState
      level={1}
      icon={<Icon name={section?.icon ?? 'empty'} size="xl" />}
      title={t('shell.notBuilt.title', { area: section ? t(section.title) : screen })}
    >
      {t('shell.notBuilt.text', { screen })}
    </EmptyState>
  )
}
