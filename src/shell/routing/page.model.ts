import { combine, createEvent, restore, sample } from 'effector'
import { routes } from '../../../generated/facts/routes'
import { focusElementFx, scrollToTopFx, setTitleFx } from '../../browser/page'
import { $isTextReady, $translate } from '../../browser/text/text.model'
import { $open, screenClosed } from './screen.model'

/** The page title follows the screen, and what stands open in it. A new screen is scrolled to its top and gets the focus. */
export const mainId = 'main'

export const $title = combine({ translate: $translate, open: $open }, ({ translate, open }) =>
  open ? translate(routes[open.routeId].title) : '',
)

/** What of its rows a screen shows alone; empty: none. */
export const subjectNamed = createEvent<string>()
const $subject = restore(subjectNamed, '').reset(screenClosed)

const $pageTitle = combine(
  { title: $title, subject: $subject, translate: $translate },
  ({ title, subject, translate }) =>
    [subject, title, translate('app.name')].filter(Boolean).join(' · '),
)

sample({ clock: [$pageTitle, $isTextReady], source: $pageTitle, target: setTitleFx })
// Only between screens: on the first one the browser has already set focus and scroll position.
sample({ clock: screenClosed, fn: () => mainId, target: [focusElementFx, scrollToTopFx] })
