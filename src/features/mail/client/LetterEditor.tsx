import type { LetterBlock, LetterDoc } from '../../../../generated/facts/features/mail'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { MoveHandle } from '../../../ui/collection/MoveHandle'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import {
  addBlock,
  blockKinds,
  faultsOf,
  moveBlock,
  newBlock,
  removeBlock,
  setBlock,
  type BlockKind,
  type ShownVariables,
} from '../letters'
import { BlockFields } from './BlockFields'
import { useVariables } from './editing'
import styles from './Letter.module.css'
import { SubjectField } from './SubjectField'
import { VariableList } from './VariableList'

export interface LetterEditorProps {
  doc: LetterDoc
  variables: ShownVariables
  isDisabled?: boolean
  /** `typing`: where words were typed; what follows there belongs to one step of undo. */
  onChange: (doc: LetterDoc, typing?: string) => void
}

/** A letter block by block, from its subject on. */
export function LetterEditor({ doc, variables, isDisabled = false, onChange }: LetterEditorProps) {
  const t = useText()
  return (
    <div className={styles.editor}>
      <SubjectField {...{ doc, variables, isDisabled, onChange }} />
      <section aria-label={t('mail.editor.letter')}>
        <ul className={styles.blocks}>
          {doc.blocks.map((block, at) => (
            <Block key={block.id} {...{ doc, block, at, variables, isDisabled, onChange }} />
          ))}
        </ul>
      </section>
      {!isDisabled && <Adder {...{ doc, variables, onChange }} />}
      <VariableList {...{ doc, variables }} />
    </div>
  )
}

const icons = {
  heading: 'heading',
  text: 'paragraph',
  list: 'list',
  image: 'image',
  button: 'button',
  programs: 'program',
  divider: 'minus',
  footer: 'footer',
} as const satisfies Record<BlockKind, string>

interface BlockProps extends Required<LetterEditorProps> {
  block: LetterBlock
  at: number
}

function Block({ doc, block, at, variables, isDisabled, onChange }: BlockProps) {
  const t = useText()
  const { nameOf } = useVariables(variables)
  const kind = t(`mail.editor.kind.${block.kind}`)
  const unknown = faultsOf(doc, variables).find(
    ({ code, blockId }) => code === 'variableUnknown' && blockId === block.id,
  )
  return (
    <li className={styles.block} data-kind={block.kind}>
      <div className={styles.head}>
        <MoveHandle
          label={t('mail.editor.move', { kind, place: at + 1 })}
          at={at}
          isDisabled={isDisabled}
          onMove={(to) => !isDisabled && onChange(moveBlock(doc, block.id, to), `move ${block.id}`)}
        />
        <Icon name={icons[block.kind]} />
        <span className={styles.kind}>{kind}</span>
        {!isDisabled && (
          <IconButton
            label={t('mail.editor.remove', { kind, place: at + 1 })}
            icon={<Icon name="trash" />}
            onClick={() => onChange(removeBlock(doc, block.id))}
          />
        )}
      </div>
      <BlockFields
        {...{ block, variables, isDisabled }}
        onChange={(changed) => onChange(setBlock(doc, changed), block.id)}
      />
      {unknown && (
        <p className={styles.fault}>
          <Icon name="alert" />
          {t('mail.editor.unknown', { name: nameOf(unknown.name ?? '') ?? unknown.name ?? '' })}
        </p>
      )}
    </li>
  )
}

function Adder({ doc, variables, onChange }: Omit<LetterEditorProps, 'isDisabled'>) {
  const t = useText()
  const { items } = useVariables(variables)
  const offered = blockKinds.filter((kind) => kind !== 'programs' || items.length > 0)
  return (
    <MenuButton
      label={t('mail.editor.add')}
      items={offered.map((kind) => ({
        id: kind,
        label: t(`mail.editor.kind.${kind}`),
        icon: <Icon name={icons[kind]} />,
      }))}
      onAction={(id) => {
        const kind = blockKinds.find((each) => each === id)
        const made = items.map(({ value }) => value)
        if (kind) onChange(addBlock(doc, newBlock(kind, crypto.randomUUID().slice(0, 8), made)))
      }}
    >
      {(trigger) => (
        <Button {...trigger} icon={<Icon name="plus" />}>
          {t('mail.editor.add')}
        </Button>
      )}
    </MenuButton>
  )
}
