import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import type { ImportModel } from './createImportModel'

/** Where there may be so many rows and no more: how many, and what can be done where that is too few. */
export function ImportPlaces({ model }: { model: ImportModel }) {
  const t = useText()
  const format = useFormat()
  const { places, unplaced, leftOut, takeFirst } = useUnit({
    places: model.$places,
    unplaced: model.$unplaced,
    leftOut: model.$leftOut,
    takeFirst: model.firstTaken,
  })
  if (places === null) return null
  const free = format.count(places.free)
  const title = t('screens.import.places', { free, whole: format.count(places.whole) })
  if (unplaced === 0) {
    return (
      <InlineNotice tone="info" title={title}>
        {leftOut.size > 0 && t('screens.import.places.chosen')}
      </InlineNotice>
    )
  }
  return (
    <InlineNotice
      tone="warn"
      role="alert"
      title={title}
      actions={
        places.free > 0 && (
          <Button onClick={() => takeFirst()}>{t('screens.import.places.first', { free })}</Button>
        )
      }
    >
      {t('screens.import.places.text', { count: unplaced, free })}
    </InlineNotice>
  )
}
