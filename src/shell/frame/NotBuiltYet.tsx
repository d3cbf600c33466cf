import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { EmptyState } from '../../ui/page/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { $activeSection } from '../sidebar/sidebar.model'
import { $title } from '../routing/page.model'

/** Nothing in the product pretends: a screen that is not there names its area and says so. */
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
