import { endings } from '../../generated/facts/endings'
import { routes } from '../../generated/facts/routes'
import type { Words } from '../../src/browser/text/words'
import type { Reaction } from '../../src/calls/failures'
import { spoken } from './compiled'

/** What the client was told to do with a reply, in the words of replies.yaml. */
export function spokenReactions(reactions: readonly Reaction[]): string[] {
  return reactions.length === 0 ? ['leaves it to the screen'] : reactions.map(speak)
}

function speak(reaction: Reaction): string {
  switch (reaction.do) {
    case 'toast':
      return `shows${reported(reaction.text)}`
    case 'retry':
      return `offers to try again${reported(reaction.text)}`
    case 'log':
      return `logs: ${spoken(reaction.text)}`
    case 'endSession': {
      const { goto, keepLastPath } = endings[reaction.ending]
      return `ends the session, goes to ${routes[goto].path} and ${keepLastPath ? 'keeps' : 'forgets'} the last path`
    }
    case 'switchProfile':
      return `switches to profile ${reaction.customerId}`
    case 'refreshAndRepeat':
      return 'refreshes the session and repeats the call'
    case 'dropRefreshToken':
      return 'drops the refresh token'
    case 'landing':
      return 'goes to the landing page'
    case 'reload':
      return 'reloads the page'
  }
}

const reported = (text: Words) =>
  'key' in text ? `: ${spoken(text.key)}` : ' the words of the reply'
