import type { LetterBlock, LetterLine } from '../../../../generated/facts/features/mail'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { Icon } from '../../../ui/icons/Icon'
import { RichTextField } from '../../../ui/rich/RichTextField'
import type { ShownVariables } from '../letters'
import { useFieldWords, useVariables } from './editing'
import styles from './Letter.module.css'
import { PlainField } from './PlainField'

export interface BlockFieldsProps {
  block: LetterBlock
  variables: ShownVariables
  isDisabled: boolean
  onChange: (block: LetterBlock) => void
}

/** What a block says. */
export function BlockFields(props: BlockFieldsProps) {
  switch (props.block.kind) {
    case 'heading':
    case 'text':
    case 'footer':
      return <Words {...props} />
    case 'list':
      return <List {...props} />
    case 'image':
      return <ImageFields {...props} />
    case 'button':
      return <ButtonFields {...props} />
    case 'programs':
      return <FilledBy {...props} />
    case 'divider':
      return <hr className={styles.divider} />
  }
}

function Words({ block, variables, isDisabled, onChange }: BlockFieldsProps) {
  const t = useText()
  const words = useFieldWords()
  const { inWords, nameOf } = useVariables(variables)
  const { kind } = block
  return (
    <RichTextField
      label={t(`mail.editor.kind.${kind}`)}
      hideLabel
      runs={block.runs ?? []}
      onRunsChange={(runs) => onChange({ ...block, runs: [...runs] })}
      {...{ words, nameOf, isDisabled }}
      variables={inWords}
      isOneLine={kind === 'heading'}
      hasMarks={kind !== 'heading'}
      looksLike={kind === 'heading' || kind === 'footer' ? kind : 'text'}
    />
  )
}

const own = ''

/** A list says the same to everybody, or what a variable holds. */
function List(props: BlockFieldsProps) {
  const { block, variables, onChange } = props
  const t = useText()
  const { items } = useVariables(variables)
  return (
    <>
      {items.length > 0 && (
        <SelectField
          label={t('mail.editor.filledBy')}
          value={block.variable ?? own}
          disabled={props.isDisabled}
          options={[{ value: own, label: t('mail.editor.ownLines') }, ...items]}
          onValueChange={(value) => {
            const { lines: _, variable: __, ...rest } = block
            onChange(
              value === own
                ? { ...rest, lines: [{ id: lineId(), runs: [] }] }
                : { ...rest, variable: value },
            )
          }}
        />
      )}
      {block.variable === undefined && <Lines {...props} />}
    </>
  )
}

const lineId = () => crypto.randomUUID().slice(0, 8)

function Lines({ block, variables, isDisabled, onChange }: BlockFieldsProps) {
  const t = useText()
  const words = useFieldWords()
  const { inWords, nameOf } = useVariables(variables)
  const lines = block.lines ?? []
  const set = (next: readonly LetterLine[]) => onChange({ ...block, lines: [...next] })
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          <li key={line.id}>
            <RichTextField
              label={t('mail.editor.line', { place: at + 1 })}
              hideLabel
              runs={line.runs}
              onRunsChange={(runs) => set(lines.with(at, { ...line, runs: [...runs] }))}
              {...{ words, nameOf, isDisabled }}
              variables={inWords}
              isOneLine
              hasMarks
            />
            {!isDisabled && lines.length > 1 && (
              <IconButton
                label={t('mail.editor.removeLine', { place: at + 1 })}
                icon={<Icon name="close" />}
                onClick={() => set(lines.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDisabled && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name="plus" />}
          onClick={() => set([...lines, { id: lineId(), runs: [] }])}
        >
          {t('mail.editor.addLine')}
        </Button>
      )}
    </>
  )
}

function ButtonFields({ block, variables, isDisabled, onChange }: BlockFieldsProps) {
  const t = useText()
  return (
    <div className={styles.pair}>
      <PlainField
        label={t('mail.editor.label')}
        value={block.label ?? ''}
        {...{ variables, isDisabled }}
        onValueChange={(label) => onChange({ ...block, label })}
      />
      <PlainField
        label={t('mail.editor.linkUrl')}
        value={block.url ?? ''}
        {...{ variables, isDisabled }}
        onValueChange={(url) => onChange({ ...block, url })}
      />
    </div>
  )
}

function ImageFields({ block, variables, isDisabled, onChange }: BlockFieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('mail.editor.pictureUrl')}
        hint={t('mail.editor.pictureHint')}
        value={block.pictureUrl ?? ''}
        maxLength={2000}
        disabled={isDisabled}
        onValueChange={(pictureUrl) => onChange({ ...block, pictureUrl })}
      />
      <div className={styles.pair}>
        <PlainField
          label={t('mail.editor.shows')}
          value={block.label ?? ''}
          {...{ variables, isDisabled }}
          onValueChange={(label) => onChange({ ...block, label })}
        />
        <PlainField
          label={t('mail.editor.pictureLink')}
          value={block.url ?? ''}
          {...{ variables, isDisabled }}
          onValueChange={(url) => onChange({ ...block, url })}
        />
      </div>
    </>
  )
}

function FilledBy({ block, variables, isDisabled, onChange }: BlockFieldsProps) {
  const t = useText()
  const { items } = useVariables(variables)
  return (
    <SelectField
      label={t('mail.editor.filledBy')}
      value={block.variable ?? ''}
      disabled={isDisabled}
      options={items}
      onValueChange={(variable) => onChange({ ...block, variable })}
    />
  )
}
