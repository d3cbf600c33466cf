import type { BotCheckPlace } from './botCheck'

/** The common script API of Turnstile, hCaptcha and reCAPTCHA for explicit rendering. */
interface Widgets {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): unknown
  reset(widget?: unknown): void
}

declare global {
  interface Window {
    turnstile?: Widgets
    hcaptcha?: Widgets
    grecaptcha?: Widgets
    botCheckReady?: () => void
  }
}

export interface BotCheckOutcome {
  passed: (token: string) => void
  expired: () => void
}

/** How long to wait for the script. */
const longestWaitMs = 60_000

export async function drawBotCheck(
  { place, scriptUrl, siteKey }: BotCheckPlace,
  { passed, expired }: BotCheckOutcome,
): Promise<() => void> {
  const widgets = readWidgets() ?? (await loadWidgetsOnce(scriptUrl))
  const own = document.createElement('div')
  place.replaceChildren(own)
  const widget = widgets.render(own, {
    sitekey: siteKey,
    callback: passed,
    'expired-callback': () => expired(),
    'error-callback': () => expired(),
  })
  return () => widgets.reset(widget)
}

function readWidgets(): Widgets | undefined {
  return window.turnstile ?? window.hcaptcha ?? window.grecaptcha
}

let loading: Promise<Widgets> | undefined

/** Loads the script once, however often the check is rendered; a failure is retried. */
function loadWidgetsOnce(scriptUrl: string): Promise<Widgets> {
  loading ??= loadWidgets(scriptUrl).finally(() => {
    loading = undefined
  })
  return loading
}

function loadWidgets(scriptUrl: string): Promise<Widgets> {
  const address = new URL(scriptUrl)
  address.searchParams.set('render', 'explicit')
  address.searchParams.set('onload', 'botCheckReady')
  const script = document.createElement('script')
  return new Promise<Widgets>((resolve, reject) => {
    const giveUp = () => {
      script.remove()
      reject(new Error('The bot check did not load.'))
    }
    const timer = setTimeout(giveUp, longestWaitMs)
    script.addEventListener('error', () => {
      clearTimeout(timer)
      giveUp()
    })
    window.botCheckReady = () => {
      clearTimeout(timer)
      const widgets = readWidgets()
      if (widgets) resolve(widgets)
      else giveUp()
    }
    script.src = address.href
    script.async = true
    document.head.append(script)
  })
}
