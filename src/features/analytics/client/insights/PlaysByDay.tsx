import { formatCount } from '../../../../browser/text/format'
import { Bars } from '../../../../ui/chart/Bars'
import { Card } from './Card'
import { dayText, isWeekend } from './days'
import { useInsights } from './useInsights'

export function PlaysByDay() {
  const { overview, page, t, language } = useInsights()
  return (
    <Card
      title={t('analytics.day.title')}
      note={t('analytics.day.note')}
      read={overview}
      onAgain={() => void page.readAll()}
    >
      {({ days }) => (
        <Bars
          height={150}
          isPale={(at) => isWeekend(days[at]?.day ?? '')}
          data={{
            label: t('analytics.day.title'),
            stepsLabel: t('analytics.day.header'),
            steps: days.map(({ day }) => dayText(day, language)),
            series: [
              {
                id: 'plays',
                label: t('analytics.figure.plays'),
                tone: '1',
                values: days.map(({ plays }) => plays),
              },
            ],
            format: (value) => formatCount(value, language),
          }}
        />
      )}
    </Card>
  )
}
