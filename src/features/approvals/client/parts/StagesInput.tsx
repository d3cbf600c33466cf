import { useId } from 'react'
import { listApproverChoices } from '../../../../../generated/facts/features/approvals'
import type {
  ListApprovalPoliciesRow,
  PolicyStage,
} from '../../../../../generated/facts/features/approvals'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker, type InputPartProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { FieldSet } from '../../../../ui/fields/FieldSet'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextField } from '../../../../ui/fields/TextField'
import { Icon } from '../../../../ui/icons/Icon'
import styles from './StagesInput.module.css'

type Props = Pick<InputPartProps<ListApprovalPoliciesRow>, 'value' | 'onChange' | 'control'>

const managers = createOptionList(listApproverChoices, 'userId')
const mostStages = 5
const newStage: PolicyStage = { approvers: [], rule: 'any', slaDays: 3 }

/** The stages of a policy, asked one after the other. A new policy begins with one. */
export function StagesInput({ value, onChange, control }: Props) {
  const t = useText()
  const given = (value ?? []) as readonly PolicyStage[]
  const stages = given.length === 0 ? [newStage] : given
  const write = (next: readonly PolicyStage[]) => onChange(next)
  return (
    <FieldSet {...control}>
      <ol className={styles.stages}>
        {stages.map((stage, at) => (
          <StageFields
            // oxlint-disable-next-line react/no-array-index-key -- a stage is its place
            key={at}
            {...{ stage, at }}
            onChange={(changed) => write(stages.with(at, { ...stage, ...changed }))}
            onRemove={stages.length > 1 ? () => write(stages.toSpliced(at, 1)) : undefined}
          />
        ))}
      </ol>
      {stages.length < mostStages && (
        <Button icon={<Icon name="plus" />} onClick={() => write([...stages, newStage])}>
          {t('approvals.policy.add')}
        </Button>
      )}
    </FieldSet>
  )
}

interface StageFieldsProps {
  stage: PolicyStage
  at: number
  onChange: (changed: Partial<PolicyStage>) => void
  onRemove: (() => void) | undefined
}

const rules = ['any', 'all', 'n'] as const

function StageFields({ stage, at, onChange, onRemove }: StageFieldsProps) {
  const t = useText()
  const id = useId()
  const no = at + 1
  return (
    <li className={styles.stage}>
      <div className={styles.head}>
        <strong>{t('approvals.policy.stage', { no })}</strong>
        {onRemove && (
          <IconButton
            icon={<Icon name="trash" />}
            label={t('approvals.policy.remove', { no })}
            onClick={onRemove}
          />
        )}
      </div>
      <OptionPicker
        look={{ id, label: t('approvals.policy.approvers') }}
        list={managers}
        picked={stage.approvers}
        onPickedChange={(approvers) =>
          onChange({ approvers: approvers.map(({ id: userId, name }) => ({ id: userId, name })) })
        }
      />
      <div className={styles.pair}>
        <SelectField
          label={t('approvals.policy.rule')}
          value={stage.rule}
          options={rules.map((rule) => ({
            value: rule,
            label: t(`approvals.policy.rules.${rule}`),
          }))}
          onValueChange={(rule) =>
            onChange({ rule, needed: rule === 'n' ? (stage.needed ?? 2) : undefined })
          }
        />
        {stage.rule === 'n' && (
          <NumberField
            label={t('approvals.policy.needed')}
            value={stage.needed}
            most={20}
            onChange={(needed) => onChange({ needed: needed ?? 1 })}
          />
        )}
        <NumberField
          label={t('approvals.policy.days')}
          value={stage.slaDays}
          most={365}
          onChange={(slaDays) => onChange({ slaDays })}
        />
      </div>
    </li>
  )
}

interface NumberFieldProps {
  label: string
  value: number | undefined
  most: number
  onChange: (value: number | undefined) => void
}

function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      onValueChange={(typed) => {
        const number = Number.parseInt(typed, 10)
        onChange(Number.isNaN(number) ? undefined : Math.min(most, Math.max(1, number)))
      }}
    />
  )
}
