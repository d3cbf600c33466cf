import { combine, createStore, sample } from 'effector'
import { appStarted } from '../../../browser/appStarted'
import { $location, readDocumentPathFx, reloadFx } from '../../../browser/location'
import { isSignInPath } from '../../../kit/signInPath'
import { $botCheck } from './botCheck.model'

/**
 * A Content-Security-Policy belongs to a document, and that of the sign-in page admits the bot check: who
 * comes to that page, and who leaves it, gets a document of its own.
 */
const $isLoadedThere = createStore<boolean | null>(null).on(
  readDocumentPathFx.doneData,
  // The path itself can hold what a link carries.
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
