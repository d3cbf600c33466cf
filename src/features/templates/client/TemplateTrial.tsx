import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Dialog } from '../../../ui/overlay/Dialog'
import { PreviewScreen, ShapeChoice } from '../../programs/client'
import { $tried, preview, shapeTried, tryClosed } from './trying.model'

/** The story as a program that nobody has filled yet, in each of its shapes. */
export function TemplateTrial({ name }: { name: string }) {
  const t = useText()
  const { tried, choose, close } = useUnit({
    tried: $tried,
    choose: shapeTried,
    close: tryClosed,
  })
  if (!tried) return null
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('templates.trial.title', { name })}
      closeLabel={t('templates.trial.close')}
      onClose={() => close()}
    >
      <p>{t('templates.trial.about')}</p>
      <PreviewScreen preview={preview} blank={<span>{t('templates.story.empty')}</span>}>
        <ShapeChoice shape={tried.start.aspect} onShapeChange={choose} />
      </PreviewScreen>
    </Dialog>
  )
}
