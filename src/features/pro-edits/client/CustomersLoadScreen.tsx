import type { CustomersLoad } from '../../../../generated/facts/features/pro-edits'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Bars } from '../../../ui/chart/Bars'
import { Stack } from '../../../ui/chart/Stack'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { csvOf } from './csv'
import { Analysis, Panel } from './insights/Analysis'
import { customersLoad } from './insights/insights.model'
import { hoursOf } from './look'
import './pro-edits.model'

/** /pro-edits/load-analysis/customers-load: for whom there is work, and how much comes and goes. */
export function CustomersLoadScreen() {
  const t = useText()
  return (
    <Analysis
      title={t('nav.commandCenter.customersLoad')}
      of={customersLoad}
      csv={({ customers }) =>
        csvOf(
          'customers-load',
          ['customer', 'orders', 'waitingMinutes', 'editingMinutes', 'heldMinutes'],
          customers.map(({ customer, orders, waiting, editing, held }) => [
            customer.name,
            orders,
            waiting,
            editing,
            held,
          ]),
        )
      }
    >
      {(load) => (
        <>
          <Open load={load} />
          <Weeks load={load} />
        </>
      )}
    </Analysis>
  )
}

const parts = [
  { id: 'editing', tone: '1' },
  { id: 'waiting', tone: '2' },
  { id: 'held', tone: 'muted' },
] as const

function Open({ load: { customers } }: { load: CustomersLoad }) {
  const t = useText()
  const format = useFormat()
  const label = t('proEdits.customersLoad.open')
  if (customers.length === 0)
    return (
      <EmptyState icon={<Icon name="load" size="xl" />} title={t('proEdits.customersLoad.none')} />
    )
  return (
    <Panel title={label}>
      <Stack
        data={{
          label,
          stepsLabel: t('proEdits.customersLoad.customer'),
          steps: customers.map(({ customer }) => customer.name),
          series: parts.map(({ id, tone }) => ({
            id,
            tone,
            label: t(`proEdits.customersLoad.${id}`),
            values: customers.map((each) => hoursOf(each[id])),
          })),
          format: (value) => t('proEdits.board.estimate', { hours: format.count(value, 1) }),
        }}
      />
    </Panel>
  )
}

function Weeks({ load: { weeks } }: { load: CustomersLoad }) {
  const t = useText()
  const format = useFormat()
  const label = t('proEdits.customersLoad.weeks')
  return (
    <Panel title={label}>
      <Bars
        data={{
          label,
          stepsLabel: t('proEdits.customersLoad.week'),
          steps: weeks.map(({ begins }) => format.day(begins)),
          series: [
            {
              id: 'came',
              label: t('proEdits.customersLoad.came'),
              tone: '1',
              values: weeks.map(({ came }) => came),
            },
            {
              id: 'went',
              label: t('proEdits.customersLoad.went'),
              tone: '2',
              values: weeks.map(({ went }) => went),
            },
          ],
          format: (value) => format.count(value),
        }}
      />
    </Panel>
  )
}
