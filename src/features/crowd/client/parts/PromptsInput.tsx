import type {
  CrowdPrompt,
  ListCrowdRequestsRow,
} from '../../../../../generated/facts/features/crowd'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { FieldSet } from '../../../../ui/fields/FieldSet'
import { Icon } from '../../../../ui/icons/Icon'
import { mostPrompts } from '../../request'
import { PromptFields } from '../page/PromptFields'
import { PromptPhone } from '../page/PromptPhone'
import styles from '../page/Prompts.module.css'

type Props = Pick<
  InputPartProps<ListCrowdRequestsRow>,
  'value' | 'onChange' | 'control' | 'row' | 'fields'
>

const newPrompt: CrowdPrompt = { text: '', maxSeconds: 60, isRequired: true }

/** What guests are asked, in order, and beside it how they see it. A new request begins with one. */
export function PromptsInput({ value, onChange, control, row, fields }: Props) {
  const t = useText()
  const given = (value ?? []) as readonly CrowdPrompt[]
  const prompts = given.length === 0 ? [newPrompt] : given
  const write = (next: readonly CrowdPrompt[]) => onChange(next)
  const isLocked = row !== null && row.started > 0 && !row.may.includes('ask')
  return (
    <FieldSet {...control}>
      {isLocked && <p className={styles.note}>{t('crowd.prompts.locked')}</p>}
      <div className={styles.sides}>
        <ol className={styles.prompts}>
          {prompts.map((prompt, at) => (
            <PromptFields
              // oxlint-disable-next-line react/no-array-index-key -- a question is its place
              key={at}
              {...{ prompt, at, count: prompts.length }}
              onChange={(changed) => write(prompts.with(at, { ...prompt, ...changed }))}
              onMove={(to) => write(prompts.toSpliced(at, 1).toSpliced(to, 0, prompt))}
              onRemove={() => write(prompts.toSpliced(at, 1))}
            />
          ))}
        </ol>
        <PromptPhone prompts={prompts} title={String(fields['title'] ?? '')} />
      </div>
      {prompts.length < mostPrompts && (
        <Button icon={<Icon name="plus" />} onClick={() => write([...prompts, newPrompt])}>
          {t('crowd.prompts.add')}
        </Button>
      )}
    </FieldSet>
  )
}
