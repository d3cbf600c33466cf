// The channels of the demo's first organization: who owns and follows them, and what their covers show. Data only.
import type { RoleId } from '../../../generated/facts/roles'
import { archive } from './scenes/archive'
import { bakery } from './scenes/bakery'
import { city } from './scenes/city'
import { crowd } from './scenes/crowd'
import { dashboard } from './scenes/dashboard'
import { grading } from './scenes/grading'
import { harbour } from './scenes/harbour'
import { meeting } from './scenes/meeting'
import { microphone } from './scenes/microphone'
import { ridge } from './scenes/ridge'
import type { Scene } from './scenes/scene'
import { stage } from './scenes/stage'
import { sting } from './scenes/sting'

export interface DemoChannel {
  readonly name: string
  readonly description: string
  readonly cover: Scene
  readonly access?: 'open' | 'request' | 'secret'
  readonly posting?: 'owners' | 'creators' | 'members'
  /** People by their names. */
  readonly owners: readonly string[]
  readonly roles?: readonly Exclude<RoleId, 'superAdmin'>[]
  readonly followers?: readonly string[]
  readonly asked?: readonly string[]
}

const [mira, chloe, victor] = ['Mira Lindqvist', 'Chloe Brandt', 'Victor Hale'] as const
const everybody = ['cm', 'admin', 'cc', 'viewer'] as const

export const demoChannels = {
  everyone: { name: 'Everyone', description: 'What concerns the whole studio', cover: meeting, owners: [mira, 'Aino Virtanen'], roles: everybody },
  peopleTeam: { name: 'People team', description: 'Who is who, and how we work', cover: crowd, owners: ['Elif Yıldız', mira], roles: everybody },
  customerStories: { name: 'Customer stories', description: 'Told by the people we film for', cover: bakery, posting: 'creators', owners: [chloe, mira], roles: ['cm', 'cc'], followers: [victor, 'Adrian Costa'] },
  studioHour: { name: 'Studio hour', description: 'One craft, one hour, every Thursday', cover: microphone, access: 'request', owners: [mira], followers: [chloe, 'Åke Sjögren', 'Daniel Achterberg', 'Gabriel Moreau'], asked: [victor, 'Nora O’Brien', 'Beatriz Prado'] },
  product: { name: 'Product', description: 'What changes, and why', cover: dashboard, posting: 'creators', owners: [chloe, 'Aino Virtanen'], roles: ['cm', 'cc'], followers: [victor] },
  behindTheScenes: { name: 'Behind the scenes', description: 'Making-ofs and bloopers', cover: harbour, posting: 'members', owners: [chloe], followers: [mira, victor, 'Frida Nylund', 'Jonas Weiß'] },
  newHere: { name: 'New here', description: 'Your first month, in order', cover: sting, owners: ['Elif Yıldız'], roles: ['viewer', 'cc'], followers: [mira, 'Adrian Costa'] },
  board: { name: 'Board', description: 'Quarter figures before they are public', cover: stage, access: 'secret', owners: [mira], followers: ['Aino Virtanen'] },
  portland: { name: 'Portland office', description: 'Local news', cover: city, posting: 'members', owners: ['Leila Haddad', mira], followers: [chloe, 'Gabriel Moreau'] },
  greenScreen: { name: 'Green screen club', description: 'Plates, keys, and how not to wear green', cover: grading, posting: 'members', owners: ['Beatriz Prado'], followers: ['Åke Sjögren', chloe] },
  drones: { name: 'Drones', description: 'Flights, permits, and where not to fly', cover: ridge, access: 'request', posting: 'creators', owners: [chloe], followers: ['Gabriel Moreau'], asked: ['Jonas Weiß'] },
  salesFloor: { name: 'Sales floor', description: 'Numbers, wins, and who to thank', cover: archive, posting: 'creators', owners: ['Leila Haddad'] },
} as const satisfies Readonly<Record<string, DemoChannel>> // oxfmt-ignore

export type ChannelKey = keyof typeof demoChannels
