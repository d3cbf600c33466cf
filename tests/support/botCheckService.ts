/**
 * A stand-in for Turnstile, hCaptcha or reCAPTCHA: their script, rendered on request, and their
 * verify call.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BotCheckService {
  readonly origin: string
  readonly environment: Readonly<Record<string, string>>
  /** The requests it received, oldest first. */
  readonly asked: Readonly<Record<string, string>>[]
  mode: 'well' | 'silent' | keyof typeof withoutVerdict | 'choosy' | 'strict'
  isScriptThere: boolean
  close(): Promise<void>
}

/** Statuses for modes in which it answers every request without a verdict on the token. */
const withoutVerdict = { broken: 502, flooded: 429, forbidding: 403 }

/** The script, written for these tests: a press on its box gives one token, which is valid once. */
const script = `
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  window.turnstile = {
    render(place, { sitekey, callback }) {
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = 'I am human'
      box.style.padding = '12px'
      box.onclick = () => {
        box.disabled = true
        callback(sitekey + '-token-' + Math.random())
      }
      place.append(box)
      return box
    },
    reset(box) { box.disabled = false },
  }
  window[onload]()
`

export async function openBotCheck(): Promise<BotCheckService> {
  const spent = new Set<string>()
  const asked: Record<string, string>[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api.js')) {
      if (!service.isScriptThere) return void response.writeHead(404).end()
      return void response.setHeader('content-type', 'text/javascript').end(script)
    }
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      asked.push(fields)
      if (service.mode === 'silent') return
      const token = fields['response'] ?? ''
      const status = statusOf(service.mode, token)
      if (status !== undefined) return void response.writeHead(status).end('<h1>No</h1>')
      const isGood = fields['secret'] === 'bot secret' && token.startsWith('site-token-')
      const success = isGood && !spent.has(token)
      spent.add(token)
      const reported = success
        ? { success }
        : { success, 'error-codes': ['invalid-input-response'] }
      response.statusCode = service.mode === 'strict' && !success ? 400 : 200
      response.setHeader('content-type', 'application/json').end(JSON.stringify(reported))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: BotCheckService = {
    origin,
    asked,
    mode: 'well',
    isScriptThere: true,
    environment: {
      BOT_CHECK_SCRIPT_URL: `${origin}/api.js`,
      BOT_CHECK_SITE_KEY: 'site',
      BOT_CHECK_VERIFY_URL: `${origin}/verify`,
      BOT_CHECK_SECRET: 'bot secret',
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

/** A choosy one stands behind a wall that lets no markup through. */
function statusOf(mode: BotCheckService['mode'], token: string): number | undefined {
  if (mode === 'choosy') return token.includes('<') ? 403 : undefined
  return mode in withoutVerdict ? withoutVerdict[mode as keyof typeof withoutVerdict] : undefined
}
