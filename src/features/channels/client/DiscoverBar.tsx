import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { SearchField } from '../../../ui/fields/SearchField'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { $question, orders, questionChanged, views, type Order, type View } from './discover.model'
import styles from './Discover.module.css'

/** Which channels are shown, and in which order. */
export function DiscoverBar() {
  const t = useText()
  const { question, change } = useUnit({ question: $question, change: questionChanged })
  return (
    <div className={styles.bar}>
      <SearchField
        className={styles.search}
        label={t('channels.discover.search')}
        clearLabel={t('channels.discover.clear')}
        maxLength={200}
        value={question.search}
        onValueChange={(search) => change({ search })}
      />
      <SegmentedControl
        label={t('channels.discover.views')}
        value={question.view}
        segments={views.map((view) => ({
          value: view,
          label: t(`channels.discover.view.${view}`),
        }))}
        onValueChange={(view) => change({ view: view as View })}
      />
      <span className={styles.sort}>
        <MenuButton
          label={t('channels.discover.sort')}
          placement="bottom end"
          items={orders.map((order) => ({
            id: order,
            label: t(`channels.discover.order.${order}`),
          }))}
          onAction={(order) => change({ order: order as Order })}
        >
          {(trigger) => (
            <Button {...trigger} variant="ghost" icon={<Icon name="sort" />}>
              {t(`channels.discover.order.${question.order}`)}
            </Button>
          )}
        </MenuButton>
      </span>
    </div>
  )
}
