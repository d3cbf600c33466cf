import { type Scope, scopeBind } from 'effector'
import { controls, trees } from '../../../generated/facts/navigation'
import { routes } from '../../../generated/facts/routes'
import { reloadFx } from '../../browser/location'
import { logFx } from '../../browser/page'
import { $language, loadTextFx } from '../../browser/text/text.model'
import { screensReplaced } from '../../screens/client'
import { $session, loadOverlayFx, sessionHeld, type StoredSession } from '../../session/client'
import { navigationReplaced } from '../../shell/navigation/navigation.model'
import { $routeId } from '../../shell/routing/screen.model'
import { isLoaded, updateFacts } from './loadedFacts'
import { type FactsMessage, revisionMeta } from './messages'
import { showProblemsOverlay } from './problemsOverlay'

/**
 * Development only: applies manifest changes to the running page. Only what depends on them is
 * rendered again, so open dialogs, typed text, playing videos and the scroll position are kept.
 */
export function followManifest(scope: Scope, hot: NonNullable<ImportMeta['hot']>): void {
  const added: string[] = []
  let following = Promise.resolve()

  hot.on('manifest:facts', (message) => {
    following = following.then(() => follow(message)).catch((reason) => startAnew(scope, reason))
  })
  hot.on('manifest:problems', ({ problems }) => showProblemsOverlay(problems))
  hot.on('vite:beforeUpdate', () => {
    // Sources may import a name that was just added, but loaded modules do not export it.
    if (added.length > 0) startAnew(scope, `${added.join(', ')} came with the manifest`)
  })
  hot.send('manifest:hello', { revision: ownRevision() })

  async function follow({
    modules,
    revision,
    areWordsNew,
    isReloadNeeded,
  }: FactsMessage): Promise<void> {
    if (isReloadNeeded) throw new Error('screens were added, moved or removed')
    const constants: string[] = []
    const taken = modules.filter(({ path }) => isLoaded(path))
    // In order, because modules depend on earlier ones.
    for (const { path, url } of taken) {
      const next = (await import(/* @vite-ignore */ `${url}?t=${revision}`)) as object
      const names = updateFacts(path, { ...next })
      constants.push(...names.constants)
      added.push(...names.added)
    }
    if (constants.length > 0) throw new Error(`${constants.join(', ')} may be in use already`)
    const open = scope.getState($routeId)
    if (open !== null && !(open in routes)) throw new Error(`${open} is no route any more`)
    if (areWordsNew) await scopeBind(loadTextFx, { scope })(scope.getState($language))
    await lookAgain(
      scope,
      taken.some(({ path }) => path !== menus),
    )
    if (taken.some(({ path }) => isOfScreen(path))) scopeBind(screensReplaced, { scope })()
  }
}

/** All other files may change the person's roles or access; this one changes menus only. */
const menus = 'facts/navigation.ts'

/** What is said of one screen that the manifest draws, and what its calls take. */
const isOfScreen = (path: string) => /^facts\/(screens|features)\//.test(path)

/** Recomputes everything derived from the facts: menu trees, visibility and access. */
async function lookAgain(scope: Scope, isPersonNew: boolean): Promise<void> {
  const session = scope.getState($session)
  if (session) await scopeBind(loadOverlayFx, { scope })(session.customerId)
  // No await between the two, so that both are rendered at once.
  scopeBind(navigationReplaced, { scope })({ trees, controls })
  if (session && isPersonNew) scopeBind(sessionHeld, { scope })(asNew(session))
}

/**
 * The same session as a new object, so that the world and the guard of the open route are
 * recomputed.
 */
function asNew(session: StoredSession): StoredSession {
  return { ...session, roles: [...session.roles], flags: session.flags && { ...session.flags } }
}

function startAnew(scope: Scope, reason: unknown): void {
  const why = `The manifest has changed; the page starts anew because ${wordsOf(reason)}.`
  void scopeBind(logFx, { scope })(why)
  void scopeBind(reloadFx, { scope })()
}

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

function ownRevision(): number {
  return Number(document.querySelector(`meta[name="${revisionMeta}"]`)?.getAttribute('content'))
}
