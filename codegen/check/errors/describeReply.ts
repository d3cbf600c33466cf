import type { Reply } from './reply'

/** `getClip answered with status 429`: one reply in words. */
export function describeReply(reply: Reply): string {
  const { call, message, refreshTokenStored, isRepeat } = reply
  return [
    `${call} ${arrived(reply)}`,
    message === null ? '' : ` and the message "${message}"`,
    refreshTokenStored ? '' : ' while no refresh token is stored',
    isRepeat ? ', repeated already' : '',
  ].join('')
}

function arrived({ outcome, status, reason }: Reply): string {
  if (outcome === 'network') return 'not reaching the server'
  if (outcome === 'timeout') return 'getting no answer in time'
  if (outcome === 'malformed') return 'answered with something malformed'
  if (outcome === 'envelope') return 'refused in the envelope'
  return `answered with status ${status}${reason === null ? '' : `, reason ${reason}`}`
}
