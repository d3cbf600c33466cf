import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { SidePanel } from '../../../ui/page/SidePanel'
import { useShortcuts } from '../../../ui/page/useShortcuts'
import { newId } from '../form/draft'
import { SaveBar } from '../form/SaveBar'
import { say } from '../form/words'
import type { PanelProps } from './Panel'
import { RowBody } from './RowBody'

/** The form of a row that is not there yet, at `?new`. */
export function CreatePanel({ form, parts }: PanelProps) {
  const t = useText()
  const { draft, save, close } = useUnit({
    draft: form.$draft,
    save: form.saveAsked,
    close: form.rows.rowClosed,
  })
  useShortcuts({ 'mod+s': () => save() })
  const { create } = form.screen.words
  if (!draft) return null
  return (
    <SidePanel
      subject={newId}
      title={create ? say(t, create) : t('screens.form.save')}
      closeLabel={t('screens.panel.close')}
      onClose={() => close()}
      foot={<SaveBar {...{ form, draft }} />}
    >
      <RowBody {...{ form, parts, draft }} />
    </SidePanel>
  )
}
