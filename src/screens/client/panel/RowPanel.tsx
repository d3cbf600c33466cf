import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { Avatar } from '../../../ui/identity/Avatar'
import { SidePanel } from '../../../ui/page/SidePanel'
import { useShortcuts } from '../../../ui/page/useShortcuts'
import { titleOf } from '../cells/valueText'
import { SaveBar } from '../form/SaveBar'
import { say } from '../form/words'
import { drawBlock } from '../parts'
import type { OwnItem } from '../list/RowMenu'
import { valueIn, type Row } from '../row'
import { PanelState } from './PanelState'
import type { PanelProps } from './Panel'
import { RowActions } from './RowActions'
import { RowBody } from './RowBody'
import { RowFacts } from './RowFacts'
import styles from './RowPanel.module.css'
import { RowPlace } from './RowPlace'
import { RowHistory } from './RowHistory'

export interface RowPanelProps extends PanelProps {
  openId: string
  /** Above the form, and below it. */
  lead?: ReactNode
  children?: ReactNode
  /** Buttons before those of every row. */
  acts?: ReactNode
  /** Further items of the menu of every row. */
  more?: readonly OwnItem[]
  /** In the place of what usually stands in the head. */
  picture?: ReactNode
  detail?: ReactNode
  /** Above all else, where the panel has several sides; and what this one shows. */
  tabs?: ReactNode
  side?: PanelSide
  /** In the place of the list: what leads stands beside the form where there is room. */
  isPage?: boolean
  /** A document is edited in it, which Escape does not close. */
  isDocument?: boolean
}

/** One of several sides of a panel: some groups of the form, or something else in its place. */
export interface PanelSide {
  readonly groups?: readonly string[]
  readonly body?: ReactNode
  readonly hasHistory?: boolean
}

/** An existing row beside its list: what it says, its form and its actions. */
export function RowPanel({
  form,
  parts,
  openId,
  lead,
  children,
  acts,
  more,
  picture,
  detail,
  tabs,
  side,
  isPage = false,
  isDocument = false,
}: RowPanelProps) {
  const t = useText()
  const { row, draft, save, close, move } = useUnit({
    row: form.$row,
    draft: form.$draft,
    save: form.saveAsked,
    close: form.rows.rowClosed,
    move: form.rows.neighbourOpened,
  })
  useShortcuts({
    'mod+s': () => save(),
    'alt+arrowup': () => move('previous'),
    'alt+arrowdown': () => move('next'),
  })
  const { screen } = form
  const shown = row ?? draft?.row ?? null
  const neighbours = (
    <>
      <IconButton
        label={t('screens.panel.previous')}
        icon={<Icon name="chevronUp" />}
        onClick={() => move('previous')}
      />
      <IconButton
        label={t('screens.panel.next')}
        icon={<Icon name="chevronDown" />}
        onClick={() => move('next')}
      />
    </>
  )
  return (
    <SidePanel
      subject={openId}
      title={
        shown ? titleOf(screen, shown, (key) => say(t, key)) : <PanelState.Title form={form} />
      }
      detail={shown && (detail ?? <RowFacts screen={screen} row={shown} />)}
      picture={shown && (picture ?? <Picture {...{ form, row: shown }} />)}
      actions={
        <>
          {isPage && <RowPlace form={form} />}
          {neighbours}
          {acts}
          {shown && <RowActions {...{ form, row: shown, more }} />}
        </>
      }
      closeLabel={t('screens.panel.close')}
      onClose={() => close()}
      staysOpen={isDocument}
      foot={draft && <SaveBar {...{ form, draft }} />}
    >
      <div className={isPage ? styles.page : styles.stack}>
        {tabs}
        {row && lead && <div className={styles.lead}>{lead}</div>}
        <div className={styles.form}>
          {draft && side?.body ? (
            side.body
          ) : draft ? (
            <RowBody {...{ form, parts, draft }} groups={side?.groups}>
              {children}
              {row && isWritten(form) && (side?.hasHistory ?? true) && <RowHistory form={form} />}
              {shown && screen.blocks.map((name) => drawBlock(parts, name, { row: shown, form }))}
            </RowBody>
          ) : (
            <PanelState form={form} />
          )}
        </div>
      </div>
    </SidePanel>
  )
}

/** Of rows that a screen only shows, another one tells what became of them. */
const isWritten = ({ canUpdate, screen }: PanelProps['form']) =>
  canUpdate || screen.actions.length > 0

const nameOf = (row: Row, field: string) => String(valueIn(row, field) ?? '')

/** People and what has a picture are shown with it. */
function Picture({ form: { screen }, row }: Pick<PanelProps, 'form'> & { row: Row }) {
  const column = screen.columns.find(({ field, as }) => field === screen.name && as === 'person')
  if (!column) return null
  const url = column.picture && valueIn(row, column.picture)
  return (
    <Avatar
      size="lg"
      name={nameOf(row, screen.name)}
      seed={String(valueIn(row, screen.key))}
      {...(typeof url === 'string' ? { pictureUrl: url } : {})}
    />
  )
}
