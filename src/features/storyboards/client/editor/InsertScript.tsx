import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { storyOptions } from '../../../templates/client'
import {
  $isFailed,
  $isInserting,
  $scriptFor,
  scriptChosen,
  scriptDropped,
  scriptWanted,
} from '../scripts.model'

interface Picked {
  readonly id: string
  readonly name: string
}

/** Copies what a script of the library says. */
export function InsertScript({ shotId }: { shotId: string }) {
  const t = useText()
  const { shot, want } = useUnit({ shot: $scriptFor, want: scriptWanted })
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon name="script" />}
        onClick={() => want({ shotId })}
      >
        {t('storyboards.scripts.act')}
      </Button>
      {shot === shotId && <ChooseScript shotId={shotId} />}
    </>
  )
}

function ChooseScript({ shotId }: { shotId: string }) {
  const t = useText()
  const id = useId()
  const { isInserting, isFailed, insert, drop } = useUnit({
    isInserting: $isInserting,
    isFailed: $isFailed,
    insert: scriptChosen,
    drop: scriptDropped,
  })
  const [picked, pick] = useState<readonly Picked[]>([])
  const [script] = picked
  return (
    <Dialog
      isOpen
      title={t('storyboards.scripts.act')}
      closeLabel={t('storyboards.assign.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('storyboards.assign.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!script}
            pending={isInserting}
            onClick={() => script && insert({ shotId, scriptId: script.id })}
          >
            {t('storyboards.scripts.insert')}
          </Button>
        </>
      }
    >
      {isFailed && <InlineNotice tone="danger">{t('storyboards.scripts.failed')}</InlineNotice>}
      <OptionPicker
        list={storyOptions.scripts}
        picked={picked}
        isSingle
        look={{
          id,
          label: t('storyboards.scripts.which'),
          hint: t('storyboards.scripts.hint'),
        }}
        onPickedChange={pick}
      />
    </Dialog>
  )
}
