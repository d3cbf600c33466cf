import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { TextArea } from '../../../../ui/fields/TextArea'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { SendDialog } from '../../../channels/client'
import { AskDialog } from './AskDialog'
import { $openCount, $ownOpen } from './comments.model'
import { $asking, $isBusy, askingClosed, decided, unpublished, withdrawn } from './decide.model'
import { PublishDialog } from './PublishDialog'
import { Refusal } from './Refusal'

/** What is asked before something is decided, asked for or published. */
export function Dialogs({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { asking, isBusy, ownOpen, close, decide, withdraw, unpublish } = useUnit({
    asking: $asking,
    isBusy: $isBusy,
    ownOpen: $ownOpen,
    close: askingClosed,
    decide: decided,
    withdraw: withdrawn,
    unpublish: unpublished,
  })
  const no = { version: version.versionNo }
  const common = {
    isPending: isBusy,
    cancelLabel: t('approvals.review.cancel'),
    onCancel: () => close(),
  }
  return (
    <>
      <ConfirmDialog
        {...common}
        isOpen={asking === 'approve'}
        title={t('approvals.review.approveTitle', no)}
        confirmLabel={t(
          ownOpen > 0 ? 'approvals.review.approveAnyway' : 'approvals.review.approve',
        )}
        onConfirm={() => decide({ decision: 'approve', words: '' })}
      >
        {ownOpen > 0 && t('approvals.review.ownOpen', { count: ownOpen })}
        <Refusal />
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asking === 'withdraw'}
        title={t('approvals.approvals.action.withdraw')}
        confirmLabel={t('approvals.approvals.action.withdraw')}
        onConfirm={() => withdraw()}
      >
        {t('approvals.review.withdrawText')}
        <Refusal />
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asking === 'unpublish'}
        title={t('programs.programs.action.unpublish')}
        confirmLabel={t('programs.programs.action.unpublish')}
        onConfirm={() => unpublish()}
      >
        {t('programs.programs.confirm.unpublish', { count: 1 })}
        <Refusal />
      </ConfirmDialog>
      {(asking === 'changes' || asking === 'reject') && <SayWhy decision={asking} />}
      {asking === 'ask' && <AskDialog version={version} />}
      {asking === 'publish' && <PublishDialog version={version} />}
      <SendDialog />
    </>
  )
}

function SayWhy({ decision }: { decision: 'changes' | 'reject' }) {
  const t = useText()
  const [words, setWords] = useState('')
  const { openCount, isBusy, close, decide } = useUnit({
    openCount: $openCount,
    isBusy: $isBusy,
    close: askingClosed,
    decide: decided,
  })
  const isSaid = decision === 'changes' && openCount > 0
  return (
    <Dialog
      isOpen
      title={t(`approvals.approvals.action.${decision}`)}
      closeLabel={t('approvals.review.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isBusy}
          disabled={words.trim() === '' && !isSaid}
          onClick={() => decide({ decision, words })}
        >
          {t(`approvals.approvals.action.${decision}`)}
        </Button>
      }
    >
      <TextArea
        label={t('approvals.approvals.field.words')}
        hint={isSaid ? t('approvals.review.openSay', { count: openCount }) : undefined}
        value={words}
        maxLength={2_000}
        onValueChange={setWords}
      />
      <Refusal />
    </Dialog>
  )
}
