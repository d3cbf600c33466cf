import '../../ui/theme/theme.css'
import '../../browser/listen'
import '../../shell/header/theme.model'
import './menu/preview.model'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { appStarted } from '../../browser/appStarted'
import { fetchWordsFx } from '../../browser/text/text.model'
import { Workbench } from './Workbench'

/** Starts the workbench, a separate program that uses the product's shell. */
const scope = fork({
  // The product's texts come with the tables.
  handlers: [[fetchWordsFx, () => ({})]],
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider value={scope}>
        <Workbench />
      </Provider>
    </StrictMode>,
  )
}
void allSettled(appStarted, { scope })
