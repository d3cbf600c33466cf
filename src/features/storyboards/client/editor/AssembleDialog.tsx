import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { listTemplateChoices } from '../../../../../generated/facts/features/templates'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $isAssembling, $templateFor, assembleAsked, templateDropped } from '../assemble.model'

interface Picked {
  readonly id: string
  readonly name: string
}

/** Bios are programs of their own, one of each person. */
const templates = createOptionList(listTemplateChoices, 'templateId', [
  { field: 'isBio', op: 'is', value: 'false' },
])

/** Which template gives the program its look, music, intro and outro. */
export function AssembleDialog() {
  const t = useText()
  const id = useId()
  const { wanted, isAssembling, assemble, drop } = useUnit({
    wanted: $templateFor,
    isAssembling: $isAssembling,
    assemble: assembleAsked,
    drop: templateDropped,
  })
  const [picked, pick] = useState<readonly Picked[]>([])
  const [template] = picked
  return (
    <Dialog
      isOpen={wanted !== null}
      title={t('storyboards.assemble.act')}
      closeLabel={t('storyboards.assign.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('storyboards.assign.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!template}
            pending={isAssembling}
            onClick={() => wanted && template && assemble({ ...wanted, templateId: template.id })}
          >
            {t('storyboards.assemble.act')}
          </Button>
        </>
      }
    >
      <OptionPicker
        list={templates}
        picked={picked}
        isSingle
        look={{
          id,
          label: t('storyboards.assemble.template'),
          hint: t('storyboards.assemble.templateHint'),
        }}
        onPickedChange={pick}
      />
    </Dialog>
  )
}
