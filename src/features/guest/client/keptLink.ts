// The link that opened the page: it leaves the address at once, and stays on this phone (work.md 6).
import { tokenIn } from '../link'

const place = 'guest.link'

/** Of the address, else of the last visit. */
export function takeToken(): string | undefined {
  const given = tokenIn(location.href)
  if (given !== undefined) keepToken(given)
  history.replaceState(null, '', '/guest')
  return given ?? storedToken()
}

/** Storage may be blocked: then the link opens the page each time. */
export function keepToken(token: string): void {
  try {
    localStorage.setItem(place, token)
  } catch {
    // This visit has it in memory.
  }
}

function storedToken(): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}
