import '../ui/theme/theme.css'
import '../browser/listen'
import '../browser/year.model'
import '../shell/header/theme.model'
import '../shell/routing/page.model'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { overlays } from '../../generated/wiring/overlays'
import { screens } from '../../generated/wiring/screens'
import { appStarted } from '../browser/appStarted'
import { $appVersion } from '../browser/appVersion'
import { readActiveSecondsAgoFx } from '../calls/activity'
import { authorizeFx } from '../calls/authorize'
import { $overlays, createAuthorize, readActiveSecondsAgo } from '../session/client'
import { App } from '../shell/App'
import { $parts, type Parts } from '../shell/routing/screen.model'
import { $workerAddress } from '../shell/updates/start.model'

const parts: Parts = {
  screens,
  frame: async () => (await import('./frame')).Frame,
}

/** Builds the client: creates the scope and starts the application. */
const scope = fork({
  values: [
    [$appVersion, import.meta.env.VITE_APP_VERSION],
    [$parts, parts],
    [$overlays, overlays],
    // No service worker in development, where Vite updates the page.
    [$workerAddress, import.meta.env.PROD ? '/serviceWorker.js' : null],
  ],
  handlers: [
    [authorizeFx, createAuthorize()],
    [readActiveSecondsAgoFx, readActiveSecondsAgo],
  ],
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider value={scope}>
        <App />
      </Provider>
    </StrictMode>,
  )
}
void allSettled(appStarted, { scope })

if (import.meta.hot) {
  const { hot } = import.meta
  void import('./live/followManifest').then(({ followManifest }) => followManifest(scope, hot))
}
