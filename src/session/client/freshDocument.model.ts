import { combine, createStore, sample } from 'effector'
import { appStarted } from '../../browser/appStarted'
import { $location, readDocumentPathFx, reloadFx } from '../../browser/location'
import { $botCheck } from './botCheck.model'

/**
 * A Content-Security-Policy belongs to a document, and that of the sign-in page admits the bot check: who
 * comes to that page, and who leaves it, gets a document of its own.
 */
const $loadedFrom = createStore<string | null>(null).on(
  readDocumentPathFx.doneData,
  (_, path) => path,
)

const $isOtherDocument = combine(
  { loadedFrom: $loadedFrom, location: $location, botCheck: $botCheck },
  ({ loadedFrom, location, botCheck }) =>
    botCheck !== null &&
    loadedFrom !== null &&
    isSignInPage(loadedFrom) !== isSignInPage(location.pathname),
)

sample({ clock: appStarted, target: readDocumentPathFx })
sample({
  clock: $isOtherDocument,
  filter: Boolean,
  fn: () => undefined,
  target: reloadFx,
})

/** As the server tells it apart (securityHeaders.ts). */
export function isSignInPage(pathname: string): boolean {
  return /^\/login(\/|$)/.test(pathname)
}
