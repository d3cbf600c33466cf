// What is said in a team chat, as each of them wants it.
import type { ChatKind } from '../../chatHook'

export interface ChatMessage {
  /** Such as the title of a program. */
  readonly title: string
  readonly text: string
  /** Where it leads; there is none while nobody knows our address. */
  readonly url: string | undefined
  /** What the link says. */
  readonly action: string
}

export const bodyOf = (kind: ChatKind, message: ChatMessage): object => bodies[kind](message)

const bodies: Readonly<Record<ChatKind, (message: ChatMessage) => object>> = {
  slack: ({ title, text, url, action }) => ({
    // For notices and for whoever hears it.
    text: `${inSlack(title)}: ${inSlack(text)}`,
    blocks: [
      {
        type: 'section',
        text: { type: 'mrkdwn', text: `*${inSlack(title)}*\n${inSlack(text)}` },
      },
      ...(url === undefined
        ? []
        : [
            {
              type: 'actions',
              elements: [{ type: 'button', text: { type: 'plain_text', text: action }, url }],
            },
          ]),
    ],
  }),
  teams: ({ title, text, url, action }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            {
              type: 'TextBlock',
              size: 'Medium',
              weight: 'Bolder',
              wrap: true,
              text: inCard(title),
            },
            { type: 'TextBlock', wrap: true, text: inCard(text) },
          ],
          actions: url === undefined ? [] : [{ type: 'Action.OpenUrl', title: action, url }],
        },
      },
    ],
  }),
  discord: ({ title, text, url }) => ({
    embeds: [{ title: title.slice(0, 256), description: inDiscord(text), ...(url && { url }) }],
    // Nobody is called, whatever a title says.
    allowed_mentions: { parse: [] },
  }),
}

/** Three letters have a meaning there (api.slack.com, formatting text). */
const inSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const inCard = (text: string) => text.replace(/([\\`*_[\]()#~])/g, '\\$1')
const inDiscord = (text: string) => text.replace(/([\\`*_~|>[\]()#])/g, '\\$1')
