import '../ui/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createVisit, SharePage, type Given } from '../features/sharing/client'

/** Builds the document of a share page: without the shell, its models and its words. */
const given = JSON.parse(document.getElementById('share')?.textContent ?? 'null') as Given | null
const root = document.getElementById('root')
if (root && given) {
  createRoot(root).render(
    <StrictMode>
      <SharePage visit={createVisit(given)} />
    </StrictMode>,
  )
}
