import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { PolicyChoice } from '../../../../../generated/facts/features/approvals'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { speak } from '../../../../browser/text/speak'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { SendDialog, SendFields } from '../../../channels/client'
import { $session } from '../../../../session/client'
import { PolicyStages } from '../parts/PolicyStages'
import { $said } from './captions.model'
import { $facts } from './changes.model'
import { $openCount, $ownOpen } from './comments.model'
import {
  $asking,
  $isBusy,
  $lacksCaptions,
  $policies,
  $refusal,
  asked,
  askingClosed,
  decided,
  published,
  unpublished,
  withdrawn,
} from './decide.model'
import styles from './Comments.module.css'

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
      {asking === 'ask' && <Ask version={version} />}
      {asking === 'publish' && <Publish version={version} />}
      <SendDialog />
    </>
  )
}

/** Why it did not work. */
function Refusal() {
  const t = useText()
  const refusal = useUnit($refusal)
  return refusal && <InlineNotice tone="danger">{speak(t, refusal)}</InlineNotice>
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
    ...(followed ? [followed] : []),
    ...open.filter(({ policyId }) => policyId !== followed?.policyId),
  ]
  const [chosenId, setChosen] = useState('')
  const [note, setNote] = useState('')
  const chosen =
    offered.find(({ policyId }) => policyId === chosenId) ??
    offered.find(({ problem }) => !problem) ??
    offered[0]
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
          disabled={!chosen || chosen.problem !== undefined}
          onClick={() =>
            chosen && ask({ policyId: chosen.policyId, ...(note.trim() !== '' && { note }) })
          }
        >
          {t('approvals.review.ask')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {policies && offered.length === 0 ? (
          <InlineNotice tone="warn">{t('approvals.review.noPolicy')}</InlineNotice>
        ) : (
          <SelectField
            label={t('approvals.approvals.field.policy')}
            value={chosen?.policyId ?? ''}
            options={offered.map(({ policyId, name, problem }) => ({
              value: policyId,
              label: problem ? `${name} · ${t(`approvals.problem.${problem}`)}` : name,
              isDisabled: problem !== undefined,
            }))}
            onValueChange={setChosen}
          />
        )}
        {chosen && <Asked policy={chosen} />}
        <TextArea
          label={t('approvals.review.note')}
          value={note}
          maxLength={2_000}
          onValueChange={setNote}
        />
        <Refusal />
      </div>
    </Dialog>
  )
}

/** Who decides, or why nobody can be asked. */
function Asked({ policy }: { policy: PolicyChoice }) {
  const t = useText()
  if (policy.problem)
    return <InlineNotice tone="warn">{t(`approvals.problem.${policy.problem}Text`)}</InlineNotice>
  return (
    <section aria-label={t('approvals.policy.approvers')}>
      <p className={styles.meta}>{t('approvals.policy.approvers')}</p>
      <PolicyStages row={policy} />
    </section>
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
        {lacksCaptions && <Silent />}
        <Refusal />
      </div>
    </Dialog>
  )
}

/** What is heard and cannot be read, each with the page on which it is written. */
function Silent() {
  const t = useText()
  const silent = useUnit($said)?.silentClips ?? []
  return (
    <InlineNotice tone="warn">
      {silent.length === 0
        ? t('failures.noCaptions')
        : t('approvals.review.captions.silent', { count: silent.length })}
      {silent.length > 0 && (
        <ul>
          {silent.map(({ id, name }) => (
            <li key={id}>
              <ScreenLink to={href('clips.edit', { clipId: id })}>{name}</ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </InlineNotice>
  )
}
