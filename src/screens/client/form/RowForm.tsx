import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { useText } from '../../../browser/text/useText'
import { $session } from '../../../session/client'
import type { Group, Input } from '../../../../generated/facts/screen'
import type { Parts } from '../parts'
import type { Row } from '../row'
import { ConflictChoices } from './ConflictChoices'
import type { FormModel } from './createFormModel'
import { inputsIn, type Draft } from './draft'
import { elementId } from './elementId'
import { FormGroup } from './FormGroup'
import { FormMore } from './FormMore'
import { GoneNotice } from './GoneNotice'
import styles from './RowForm.module.css'
import { groupLabel } from './words'

export interface RowFormProps {
  form: FormModel
  parts: Parts
  draft: Draft
  /** Only these of its groups. */
  groups?: readonly string[] | undefined
}

/** The groups of a screen as a form; as text where the row or the call allows no change. */
export function RowForm({ form, parts, draft, groups }: RowFormProps) {
  const t = useText()
  const { inputs, ownInputs, session, save } = useUnit({
    inputs: form.$inputs,
    ownInputs: form.$ownInputs,
    session: $session,
    save: form.saveAsked,
  })
  const { screen } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const shared = { form, parts, draft, all: inputs }
  // Some rows are only shown.
  const isBare = screen.groups.length === 0 && ownInputs.length === 0
  if (isBare && !draft.isGone && !draft.conflict) return null
  const shown = screen.groups.filter(({ id }) => groups?.includes(id) ?? true)
  const isLater = ({ isMore }: Group) => isMore === true && draft.row === null
  const asked = shown.filter((group) => !isLater(group))
  const later = shown.filter(isLater)
  /** What is wrong, or has to be filled in, is never hidden. */
  const isTold = ({ field, isNeeded }: Input) => isNeeded || draft.faults[field] !== undefined
  const drawGroup = (group: Group) => (
    <FormGroup
      key={group.id}
      {...shared}
      title={groupLabel(t, group)}
      inputs={inputsIn(group, screen.fields)}
      isEditable={mayEdit(form, draft.row, group.needs)}
    />
  )
  const own = ownInputs.length > 0 && !groups && (
    <FormGroup
      {...shared}
      title={t('screens.form.own')}
      detail={t('screens.form.ownDetail', { customer: session?.customerName ?? '' })}
      inputs={ownInputs}
      isEditable={mayEdit(form, draft.row)}
    />
  )
  return (
    <form
      id={elementId(screen.id, 'form')}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {draft.isGone && <GoneNotice form={form} draft={draft} />}
      {draft.conflict && <ConflictChoices form={form} draft={draft} conflict={draft.conflict} />}
      {asked.map(drawGroup)}
      {later.length > 0 ? (
        <FormMore
          isOpen={[...later.flatMap(({ inputs: some }) => some), ...ownInputs].some(isTold)}
        >
          {later.map(drawGroup)}
          {own}
        </FormMore>
      ) : (
        own
      )}
    </form>
  )
}

/** What a group needs is asked of rows that exist; whoever may create fills in everything. */
function mayEdit({ canCreate, canUpdate }: FormModel, row: Row | null, needs = 'edit'): boolean {
  return row === null ? canCreate : canUpdate && row.may.includes(needs)
}
