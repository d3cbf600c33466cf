import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { PageHeader } from '../../../ui/page/PageHeader'
import { useShortcuts } from '../../../ui/page/useShortcuts'
import { RowForm } from '../form/RowForm'
import { SaveBar } from '../form/SaveBar'
import { say } from '../form/words'
import { RowWaiting } from '../panel/PanelState'
import { drawBlock, drawHead, type Parts } from '../parts'
import type { PageModel, PageState } from './createPageModel'
import styles from './SettingsPage.module.css'

export interface SettingsPageProps {
  model: PageModel
  parts: Parts
}

/** A form as a page: the settings of the one row that its list has. */
export function SettingsPage({ model, parts }: SettingsPageProps) {
  const t = useText()
  const { form } = model
  const { screen } = form
  const { draft, row, save } = useUnit({
    draft: form.$draft,
    row: form.$row,
    save: form.saveAsked,
  })
  useShortcuts({ 'mod+s': () => save() })
  return (
    <div className={styles.page}>
      <PageHeader
        title={say(t, screen.title)}
        actions={screen.head.map((name) => drawHead(parts, name, { place: 'head' }))}
      />
      {draft ? (
        <>
          <div className={styles.form}>
            <RowForm {...{ form, parts, draft }} />
            {row && screen.blocks.map((name) => drawBlock(parts, name, { row, form }))}
          </div>
          <div className={styles.bar}>
            <SaveBar {...{ form, draft }} />
          </div>
        </>
      ) : (
        <Unread model={model} />
      )}
    </div>
  )
}

const texts = {
  missing: { title: 'screens.page.missing.title', text: 'screens.page.missing.text' },
  failed: { title: 'screens.panel.failed.title', text: 'screens.panel.failed.text' },
} as const satisfies Partial<Record<PageState, object>>

function Unread({ model }: { model: PageModel }) {
  const t = useText()
  const { state, read } = useUnit({ state: model.$state, read: model.readAsked })
  if (state === 'reading' || state === 'read') {
    return (
      <div className={styles.form}>
        <RowWaiting />
      </div>
    )
  }
  return (
    <EmptyState
      icon={<Icon name={state === 'failed' ? 'warning' : 'forbidden'} size="xl" />}
      title={t(texts[state].title)}
      actions={
        state === 'failed' && <Button onClick={() => read()}>{t('screens.panel.retry')}</Button>
      }
    >
      {t(texts[state].text)}
    </EmptyState>
  )
}
