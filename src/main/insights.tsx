import '../ui/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createInsights, InsightsPage, type Given } from '../features/analytics/client'

/** Builds the document of analytics: without the shell, its models and its words. */
const given = JSON.parse(document.getElementById('insights')?.textContent ?? 'null') as Given | null
const root = document.getElementById('root')
if (root && given) {
  const page = createInsights(given)
  void page.begin()
  createRoot(root).render(
    <StrictMode>
      <InsightsPage page={page} />
    </StrictMode>,
  )
}
