import { combine, sample } from 'effector'
import type { Screen } from '../../../generated/facts/screen'
import { subjectNamed } from '../../shell/routing/page.model'
import { createFormModel, type FormModel } from './form/createFormModel'
import { createListModel, type ListModel } from './list/createListModel'
import type { ScreenCalls } from './list/screenCalls'

export interface ScreenModels {
  readonly list: ListModel
  readonly form: FormModel
}

interface Sources {
  readonly screen: Screen
  readonly calls: ScreenCalls
}

const made = new WeakMap<Screen, ScreenModels>()

/** The models of a screen, made by whoever asks first. */
export function modelsOf({ screen, calls }: Sources): ScreenModels {
  const known = made.get(screen)
  if (known) return known
  const list = createListModel({ screen, calls, isOurs: (open) => open?.routeId === screen.route })
  const form = createFormModel({ screen, calls, rows: list.beside })
  // A link may have led to another customer, who has the row.
  sample({
    clock: list.place.entered,
    source: form.$state,
    filter: (state) => state === 'missing' || state === 'failed',
    fn: () => undefined,
    target: form.lookRepeated,
  })
  sample({ clock: form.$row, target: list.follow.$openRow })
  const $subject = combine(list.place.$isHere, form.$row, (isHere, row) =>
    isHere && row ? String(row[screen.name] ?? '') : '',
  )
  sample({ clock: $subject, target: subjectNamed })
  const models = { list, form }
  made.set(screen, models)
  return models
}
