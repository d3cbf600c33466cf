import { useState } from 'react'
import type { InsightCurve } from '../../../../../generated/facts/features/analytics'
import { formatCount } from '../../../../browser/text/format'
import type { Translate } from '../../../../browser/text/createTranslate'
import { Line } from '../../../../ui/chart/Line'
import type { ChartData, Series } from '../../../../ui/chart/data'
import { clockTime } from '../../../../ui/media/time'
import { percentText } from '../percentText'
import { Strip } from './Strip'
import { resampled } from './resampled'
import styles from './Curve.module.css'

interface CurveChartProps {
  curve: InsightCurve
  t: Translate
  language: string
}

/** How a program is watched from its beginning to its end, with pictures of it below. */
export function CurveChart({ curve, t, language }: CurveChartProps) {
  const [at, setAt] = useState<number>()
  const { isShown, people, watched } = curve
  if (people === 0) return <p className={styles.none}>{t('analytics.curve.none')}</p>
  if (!isShown || watched.length === 0)
    return <p className={styles.none}>{t('analytics.curve.few', { count: people })}</p>
  const share = at === undefined ? undefined : (at + 0.5) / watched.length
  return (
    <div className={styles.curve}>
      <Line data={dataOf(curve, t, language)} height={180} onAt={setAt} />
      <Strip curve={curve} share={share} />
      <Devices {...{ curve, t, language }} />
    </div>
  )
}

function dataOf(
  { title, seconds, watched, again, typical }: InsightCurve,
  t: Translate,
  language: string,
): ChartData {
  const timeOf = (step: number) => clockTime((step / watched.length) * seconds)
  const percent = (share: number) => percentText(share, language)
  const own: Series = {
    id: 'this',
    label: t('analytics.curve.this'),
    tone: '1',
    values: watched,
    isFilled: true,
  }
  const other: Series = {
    id: 'typical',
    label: t('analytics.curve.typical'),
    tone: 'muted',
    values: resampled(typical, watched.length),
    isDashed: true,
  }
  return {
    label: t('analytics.curve.label', { title }),
    stepsLabel: t('analytics.curve.moment'),
    steps: watched.map((_, step) => timeOf(step)),
    series: typical.length > 0 ? [own, other] : [own],
    format: percent,
    top: 1,
    sayStep(step) {
      const here = { time: timeOf(step), percent: percent(watched[step] ?? 0) }
      const count = again[step] ?? 0
      return [
        t('analytics.curve.at', here),
        ...(count > 0 ? [t('analytics.curve.again', { count })] : []),
      ]
    },
  }
}

function Devices({ curve: { devices }, t, language }: CurveChartProps) {
  const all = devices.computer + devices.phone + devices.tablet
  const kinds = ['computer', 'phone', 'tablet'] as const
  return (
    <p className={styles.foot}>
      {kinds
        .filter((kind) => devices[kind] > 0)
        .map((kind) => (
          <span key={kind}>
            {t(`analytics.curve.device.${kind}`, {
              percent: percentText(devices[kind] / all, language),
            })}
          </span>
        ))}
      <span className={styles.own}>{t('analytics.curve.own')}</span>
    </p>
  )
}

export const countsText = ({ people, plays }: InsightCurve, t: Translate, language: string) =>
  t('analytics.curve.counts', {
    people: formatCount(people, language),
    plays: formatCount(plays, language),
  })
