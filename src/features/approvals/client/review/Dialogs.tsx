import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { SendDialog, SendFields } from '../../../channels/client'
import { $session } from '../../../../session/client'
import { $facts } from './changes.model'
import { $ownOpen } from './comments.model'
import {
  $asking,
  $isBusy,
  $lacksCaptions,
  $policies,
  asked,
  askingClosed,
  decided,
  published,
  withdrawn,
} from './decide.model'
import styles from './Comments.module.css'

/** What is asked before something is decided, asked for or published. */
export function Dialogs({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { asking, isBusy, ownOpen, close, decide, withdraw } = useUnit({
    asking: $asking,
    isBusy: $isBusy,
    ownOpen: $ownOpen,
    close: askingClosed,
    decide: decided,
    withdraw: withdrawn,
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
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asking === 'withdraw'}
        title={t('approvals.approvals.action.withdraw')}
        confirmLabel={t('approvals.approvals.action.withdraw')}
        onConfirm={() => withdraw()}
      >
        {t('approvals.review.withdrawText')}
      </ConfirmDialog>
      {(asking === 'changes' || asking === 'reject') && <SayWhy decision={asking} />}
      {asking === 'ask' && <Ask version={version} />}
      {asking === 'publish' && <Publish version={version} />}
      <SendDialog />
    </>
  )
}

function SayWhy({ decision }: { decision: 'changes' | 'reject' }) {
  const t = useText()
  const [words, setWords] = useState('')
  const { isBusy, close, decide } = useUnit({
    isBusy: $isBusy,
    close: askingClosed,
    decide: decided,
  })
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
          disabled={words.trim() === ''}
          onClick={() => decide({ decision, words })}
        >
          {t(`approvals.approvals.action.${decision}`)}
        </Button>
      }
    >
      <TextArea
        label={t('approvals.approvals.field.words')}
        value={words}
        maxLength={2_000}
        onValueChange={setWords}
      />
    </Dialog>
  )
}

function Ask({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { facts, policies, isBusy, close, ask } = useUnit({
    facts: $facts,
    policies: $policies,
    isBusy: $isBusy,
    close: askingClosed,
    ask: asked,
  })
  const followed = facts?.followed
  const isManager = useUnit($session)?.roles.includes('cm') === true
  // Campaign managers alone give a program another policy.
  const open = followed && !isManager ? [] : (policies ?? [])
  const offered = [
    ...(followed ? [{ policyId: followed.id, name: followed.name }] : []),
    ...open.filter(({ policyId }) => policyId !== followed?.id),
  ]
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const policyId = chosen || offered[0]?.policyId || ''
  return (
    <Dialog
      isOpen
      title={t('approvals.review.askTitle', { version: version.versionNo })}
      closeLabel={t('approvals.review.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isBusy}
          disabled={policyId === ''}
          onClick={() => ask({ policyId, ...(note.trim() !== '' && { note }) })}
        >
          {t('approvals.review.ask')}
        </Button>
      }
    >
      {policies && offered.length === 0 ? (
        <InlineNotice tone="warn">{t('approvals.review.noPolicy')}</InlineNotice>
      ) : (
        <SelectField
          label={t('approvals.approvals.field.policy')}
          value={policyId}
          options={offered.map((each) => ({ value: each.policyId, label: each.name }))}
          onValueChange={setChosen}
        />
      )}
      <TextArea
        label={t('approvals.review.note')}
        value={note}
        maxLength={2_000}
        onValueChange={setNote}
      />
    </Dialog>
  )
}

function Publish({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { lacksCaptions, isBusy, close, publish } = useUnit({
    lacksCaptions: $lacksCaptions,
    isBusy: $isBusy,
    close: askingClosed,
    publish: published,
  })
  const [until, setUntil] = useState('')
  return (
    <Dialog
      isOpen
      size="md"
      title={t('approvals.review.publishTitle', { version: version.versionNo })}
      closeLabel={t('approvals.review.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isBusy}
          onClick={() =>
            publish({ withoutCaptions: lacksCaptions, ...(until !== '' && { until }) })
          }
        >
          {t(lacksCaptions ? 'approvals.review.publishAnyway' : 'approvals.review.publish')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          type="date"
          label={t('approvals.review.until')}
          hint={t('approvals.review.untilHint')}
          value={until}
          onValueChange={setUntil}
        />
        <SendFields />
        {lacksCaptions && <InlineNotice tone="warn">{t('failures.noCaptions')}</InlineNotice>}
      </div>
    </Dialog>
  )
}
