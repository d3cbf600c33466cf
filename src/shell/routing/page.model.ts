import { combine, sample } from 'effector'
import { routes } from '../../../generated/facts/routes'
import { focusElementFx, scrollToTopFx, setTitleFx } from '../../browser/page'
import { $isTextReady, $translate } from '../../browser/text/text.model'
import { $open, screenClosed } from './screen.model'

/** The title follows the screen; a new screen begins at its top, with the reader's place in it. */
export const mainId = 'main'

export const $title = combine({ translate: $translate, open: $open }, ({ translate, open }) =>
  open ? translate(routes[open.routeId].title) : '',
)

const $pageTitle = combine({ title: $title, translate: $translate }, ({ title, translate }) =>
  [title, translate('app.name')].filter(Boolean).join(' · '),
)

sample({ clock: [$pageTitle, $isTextReady], source: $pageTitle, target: setTitleFx })
// Only from one screen to the next: at the first one the browser has placed the reader already.
sample({ clock: screenClosed, fn: () => mainId, target: [focusElementFx, scrollToTopFx] })
