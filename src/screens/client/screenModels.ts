import { combine, sample } from 'effector'
import type { ListRow } from '../../../generated/facts/forms'
import type { Screen } from '../../../generated/facts/screen'
import { subjectNamed } from '../../shell/routing/page.model'
import { createFormModel, type FormModel } from './form/createFormModel'
import { createListModel, type ListModel } from './list/createListModel'
import { valueIn, type Row } from './row'

/** Rows that the models hand out have the type of their list; any row can be handed to them. */
export interface ScreenModels<Of extends Row = Row> {
  readonly list: ListModel<Of>
  readonly form: FormModel<Of>
}

const made = new WeakMap<Screen, ScreenModels>()

/** The models of a screen, made by whoever asks first. */
export function modelsOf<Of extends ListRow<string>>(screen: Screen<Of>): ScreenModels<Of> {
  const models = made.get(screen) ?? makeModels(screen)
  made.set(screen, models)
  // The list call of the screen answers rows of this type.
  return models as ScreenModels<Of>
}

function makeModels(screen: Screen): ScreenModels {
  const list = createListModel({ screen, isOurs: (open) => open?.routeId === screen.route })
  const form = createFormModel({ screen, rows: list.beside })
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
    isHere && row ? String(valueIn(row, screen.name) ?? '') : '',
  )
  sample({ clock: $subject, target: subjectNamed })
  return { list, form }
}
