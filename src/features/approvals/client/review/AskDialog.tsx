import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { PolicyChoice } from '../../../../../generated/facts/features/approvals'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { $session } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextArea } from '../../../../ui/fields/TextArea'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { PolicyStages } from '../parts/PolicyStages'
import { $facts } from './changes.model'
import styles from './Comments.module.css'
import { $isBusy, $policies, asked, askingClosed } from './decide.model'
import { Refusal } from './Refusal'

/** Asks for approval: the policy, and who decides by it. */
export function AskDialog({ version }: { version: ProgramVersion }) {
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
