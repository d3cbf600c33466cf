// What is of the whole program.
import type { Timeline } from '../../../../../generated/facts/features/programs'
import { refused, type Change } from '../op'
import { withMusic } from '../settle'
import { leaves } from './onBlock'

export const setMusic: Change<'setMusic'> = (timeline, { music }) => {
  if (!leaves(timeline, 'music')) return refused('keptByTemplate')
  if (music && timeline.blocks.length === 0) return refused('nothingYet')
  const has = (wanted: string) => timeline.blocks.some(({ id }) => id === wanted)
  if (music && !(has(music.from) && has(music.to))) return refused('notThere')
  return withMusic(timeline, music)
}

/** The shape and the captions of a picture are nobody's look. */
export const setLook: Change<'setLook'> = (timeline, { aspect, brand, logo, burnIn }) => {
  if ((brand || logo !== undefined) && !leaves(timeline, 'look')) return refused('keptByTemplate')
  const { logo: hadLogo, burnIn: hadBurnIn, ...rest } = timeline
  const newLogo = logo === undefined ? hadLogo : logo
  const newBurnIn = burnIn === undefined ? hadBurnIn : burnIn
  const next: Timeline = {
    ...rest,
    aspect: aspect ?? timeline.aspect,
    brand: brand ?? timeline.brand,
  }
  if (newLogo) next.logo = newLogo
  if (newBurnIn) next.burnIn = newBurnIn
  return next
}

/** Takes back what another op did; it was settled then. */
export const restore: Change<'restore'> = (timeline, { at, drop, blocks, rest }) => {
  if (at < 0 || drop < 0 || at + drop > timeline.blocks.length) return refused('notThere')
  return {
    ...rest,
    blocks: [...timeline.blocks.slice(0, at), ...blocks, ...timeline.blocks.slice(at + drop)],
  }
}
