import type { ActionEntry } from '../read/manifest'
import type { Model } from '../resolve/model'
import { wordOf } from '../resolve/wordOf'

const plain: Readonly<Record<string, string>> = {
  leave: 'leaves it to the screen',
  refreshAndRepeat: 'refreshes the session and repeats the call',
  dropRefreshToken: 'drops the refresh token',
  landing: 'goes to the landing page',
  reload: 'reloads the page',
}

/** What an error rule does, as QA's table of replies says it. */
export function speakAction(action: ActionEntry, model: Model): string[] {
  if (typeof action === 'string') return [plain[action] ?? action]
  return Object.entries(action).flatMap(([name, value]) => {
    if (name === 'endSession') return [speakEnding(String(value), model)]
    // Which profile stands in the reply.
    if (name === 'switchProfile')
      return [`logs: ${wordOf(model, (value as { orElse: string }).orElse)}`]
    return [speakMessage(name, String(value), model)]
  })
}

function speakMessage(name: string, key: string, model: Model): string {
  const verb = { toast: 'shows', retry: 'offers to try again', log: 'logs' }[name] ?? name
  return key === '$errorMessage'
    ? `${verb} the words of the reply`
    : `${verb}: ${wordOf(model, key)}`
}

function speakEnding(id: string, { manifest, routes }: Model): string {
  const { goto, keepLastPath } = manifest.errors.endings[id]!
  const path = routes.find((route) => route.id === goto)?.path ?? goto
  return `ends the session, goes to ${path} and ${keepLastPath ? 'keeps' : 'forgets'} the last path`
}

/** Every sentence the rules of this manifest can be told in; `switches to profile …` besides. */
export function spokenActions(model: Model): string[] {
  const { rules, default: otherwise, endings } = model.manifest.errors
  return [
    ...new Set([
      ...Object.values(plain),
      'shows the words of the reply',
      ...Object.keys(endings).map((id) => speakEnding(id, model)),
      ...[...rules.flatMap(({ then }) => then), ...otherwise].flatMap((action) =>
        speakAction(action, model),
      ),
    ]),
  ]
}
