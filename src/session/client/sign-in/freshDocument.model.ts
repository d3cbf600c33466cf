import { combine, createStore, sample } from 'effector'
import { appStarted } from '../../../browser/appStarted'
import { $location, readDocumentPathFx, reloadFx } from '../../../browser/location'
import { isSignInPath } from '../../../kit/signInPath'
import { $botCheck } from './botCheck.model'

/**
 * A Content-Security-Policy belongs to a document, and the sign-in page's policy admits the bot
 * check. So going to that page and leaving it are both full page loads.
 */
const $isLoadedThere = createStore<boolean | null>(null).on(
  readDocumentPathFx.doneData,
  // Mapped to a boolean, because the path itself may hold the secret of a link.
  (_, path) => isSignInPath(path),
)

const $isOtherDocument = combine(
  { isLoadedThere: $isLoadedThere, location: $location, botCheck: $botCheck },
  ({ isLoadedThere, location, botCheck }) =>
    botCheck !== null &&
    isLoadedThere !== null &&
    isLoadedThere !== isSignInPath(location.pathname),
)

sample({ clock: appStarted, target: readDocumentPathFx })
sample({
  clock: $isOtherDocument,
  filter: Boolean,
  fn: () => undefined,
  target: reloadFx,
})
