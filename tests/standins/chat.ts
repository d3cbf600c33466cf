/** Team chats as their published webhooks behave: Slack, Teams (Workflows) and Discord. */
import { json, listen, type Answer } from './loopback'

interface SlackMessage {
  readonly text?: string
  readonly blocks?: readonly { readonly type: string; readonly text?: { readonly text: string } }[]
}
interface TeamsMessage {
  readonly type?: string
  readonly attachments?: readonly {
    readonly contentType: string
    readonly content: { readonly type: string; readonly version: string }
  }[]
}
interface DiscordMessage {
  readonly content?: string
  readonly embeds?: readonly { readonly title?: string; readonly description?: string }[]
}

const cardType = 'application/vnd.microsoft.card.adaptive'

export type ChatStandin = Awaited<ReturnType<typeof openChat>>

/** The paths are `/slack/…`, `/teams/…` and `/discord/…`. */
export async function openChat() {
  const chat = {
    /** What arrived and was taken. */
    messages: [] as unknown[],
    /** How often anybody asked. */
    asked: 0,
    fault: undefined as 'gone' | 'redirect' | 'cut' | 'limited' | 'broken' | undefined,
  }

  const { origin, close } = await listen(({ url, method, headers, body }) => {
    chat.asked += 1
    switch (chat.fault) {
      case 'gone':
        return { status: 404, body: 'no_service' }
      case 'redirect':
        return { status: 307, headers: { location: '/slack/elsewhere' } }
      case 'limited':
        return { status: 429, headers: { 'retry-after': '1' } }
      case 'broken':
        return { status: 503 }
      case 'cut':
        return null
      default:
    }
    const isJson = headers['content-type'] === 'application/json'
    if (method !== 'POST' || !isJson) return { status: 400, body: 'invalid_payload' }
    const message = JSON.parse(body.toString()) as object
    const answer = answers[url.pathname.split('/')[1] ?? '']?.(message)
    if (!answer) return { status: 400, body: 'invalid_payload' }
    chat.messages.push(message)
    return answer
  })

  return Object.assign(chat, {
    origin,
    close,
    host: new URL(origin).host,
    urlOf: (kind: 'slack' | 'teams' | 'discord') => `${origin}/${kind}/T0/B0/key`,
  })
}

/** undefined: no such message. */
const answers: Readonly<Record<string, (message: object) => Answer | undefined>> = {
  slack({ text, blocks = [] }: SlackMessage) {
    const isFit =
      text !== undefined && blocks.every((block) => (block.text?.text ?? ' ').length > 0)
    return isFit ? { status: 200, body: 'ok' } : undefined
  },
  teams({ type, attachments = [] }: TeamsMessage) {
    const [card] = attachments
    const isFit =
      type === 'message' && card?.contentType === cardType && card.content.type === 'AdaptiveCard'
    return isFit ? json({}, 202) : undefined
  },
  discord({ content, embeds = [] }: DiscordMessage) {
    const isFit =
      (content ?? '') !== '' ||
      embeds.some(({ title = '' }) => title.length > 0 && title.length <= 256)
    return isFit ? { status: 204 } : undefined
  },
}
