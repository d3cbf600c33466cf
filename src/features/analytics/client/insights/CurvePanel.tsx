import { CurveChart, countsText } from '../curve/CurveChart'
import { Card } from './Card'
import { useInsights } from './useInsights'

/** How the chosen program is watched. */
export function CurvePanel() {
  const { curve, programId, page, t, language } = useInsights()
  if (programId === null) return null
  const known = curve === null || curve === 'failed' ? undefined : curve
  return (
    <Card
      title={<bdi>{known?.title ?? t('analytics.curve.this')}</bdi>}
      note={known && countsText(known, t, language)}
      read={curve}
      onAgain={() => void page.choose(programId)}
    >
      {(shown) => <CurveChart curve={shown} {...{ t, language }} />}
    </Card>
  )
}
