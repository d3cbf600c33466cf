import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { OrderLoad } from '../../../../generated/facts/features/pro-edits'
import { href } from '../../../../generated/facts/routes'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Heat } from '../../../ui/chart/Heat'
import { Icon } from '../../../ui/icons/Icon'
import { Dialog } from '../../../ui/overlay/Dialog'
import { EmptyState } from '../../../ui/page/EmptyState'
import { $isLoadFailed, $load, loadReadAgain } from './board.model'
import { csvOf } from './csv'
import { Analysis, Panel } from './insights/Analysis'
import styles from './insights/Insights.module.css'
import { hoursOf } from './look'
import './pro-edits.model'

const analysis = { $reply: $load, $isFailed: $isLoadFailed, again: loadReadAgain }

/** /pro-edits/load-analysis/editors-load: who has too much in which week. */
export function EditorsLoadScreen() {
  const t = useText()
  return (
    <Analysis
      title={t('nav.commandCenter.editorsLoad')}
      of={analysis}
      actions={
        <ScreenButton to={href('proEdits.editors')} icon={<Icon name="editor" />}>
          {t('proEdits.editorsLoad.setUp')}
        </ScreenButton>
      }
      csv={({ editors }) =>
        csvOf(
          'editors-load',
          ['editor', 'week', 'owedMinutes', 'capacityMinutes'],
          editors.flatMap(({ editor, weeks }) =>
            weeks.map(({ begins, owedMinutes, capacityMinutes }) => [
              editor.name,
              begins,
              owedMinutes,
              capacityMinutes,
            ]),
          ),
        )
      }
    >
      {(load) =>
        load.editors.length === 0 ? (
          <EmptyState
            icon={<Icon name="editor" size="xl" />}
            title={t('proEdits.editorsLoad.none')}
          >
            {t('proEdits.editorsLoad.noneText')}
          </EmptyState>
        ) : (
          <Weeks load={load} />
        )
      }
    </Analysis>
  )
}

/** What is owed where nothing can be done is too much. */
const shareOf = (owed: number, capacity: number) =>
  capacity > 0 ? owed / capacity : owed > 0 ? 2 : 0

interface Cell {
  readonly row: number
  readonly column: number
}

function Weeks({ load }: { load: OrderLoad }) {
  const t = useText()
  const format = useFormat()
  const [open, setOpen] = useState<Cell | null>(null)
  const { editors } = load
  const title = t('proEdits.editorsLoad.title')
  const hours = (minutes: number) => format.count(hoursOf(minutes), 1)
  return (
    <Panel title={title}>
      <Heat
        label={title}
        rowsLabel={t('proEdits.editorsLoad.editor')}
        columns={(editors[0]?.weeks ?? []).map(({ begins }) => format.day(begins))}
        rows={editors.map(({ editor, weeks }) => ({
          id: editor.id,
          label: editor.name,
          values: weeks.map(({ owedMinutes, capacityMinutes }) =>
            shareOf(owedMinutes, capacityMinutes),
          ),
        }))}
        format={(value) =>
          t('proEdits.insights.percent', { share: format.count(Math.round(value * 100)) })
        }
        say={(row, column) => {
          const { editor, weeks } = editors[row]!
          const { begins, owedMinutes, capacityMinutes } = weeks[column]!
          return [
            t('proEdits.editorsLoad.cell', {
              name: editor.name,
              day: format.day(begins),
              owed: hours(owedMinutes),
              capacity: hours(capacityMinutes),
            }),
          ]
        }}
        onOpen={(row, column) => setOpen({ row, column })}
      />
      <WeekOrders open={open} onClose={() => setOpen(null)} />
    </Panel>
  )
}

interface WeekOrdersProps {
  open: Cell | null
  onClose: () => void
}

/** What somebody owes by the end of a week. */
function WeekOrders({ open, onClose }: WeekOrdersProps) {
  const t = useText()
  const format = useFormat()
  const load = useUnit($load)
  const editor = open && load?.editors[open.row]
  const week = open && editor?.weeks[open.column]
  const orders = load?.orders.filter(({ orderId }) => week?.orderIds.includes(orderId)) ?? []
  return (
    <Dialog
      isOpen={week != null}
      title={t('proEdits.editorsLoad.orders', {
        name: editor?.editor.name ?? '',
        day: week ? format.day(week.begins) : '',
      })}
      closeLabel={t('proEdits.editorsLoad.close')}
      onClose={onClose}
    >
      {orders.length === 0 ? (
        <p className={styles.small}>{t('proEdits.editorsLoad.noOrders')}</p>
      ) : (
        <ul className={styles.orders}>
          {orders.map(({ orderId, title, customer, leftMinutes }) => (
            <li key={orderId}>
              <ScreenLink to={href('proEdits.order', { orderId })}>{title}</ScreenLink>{' '}
              <span className={styles.small}>
                <bdi>{customer.name}</bdi>
                {', '}
                {t('proEdits.board.left', { hours: format.count(hoursOf(leftMinutes), 1) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
