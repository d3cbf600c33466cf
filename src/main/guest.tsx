import '../ui/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createGuestPage, GuestPage, type Given } from '../features/guest/client'

/** Builds the document of guests: without the shell, its models and its words. */
const given = JSON.parse(document.getElementById('guest')?.textContent ?? 'null') as Given | null
const root = document.getElementById('root')
if (root && given) {
  const page = createGuestPage(given)
  void page.begin()
  createRoot(root).render(
    <StrictMode>
      <GuestPage page={page} />
    </StrictMode>,
  )
}
