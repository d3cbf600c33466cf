/** The screens that the manifest draws, as its facts name them, and who of the demo may open each. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '../../generated/facts/screen'
import { href, routes } from '../../generated/facts/routes'
import { can } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import { customers, people, type DemoCustomer, type PersonId } from '../../src/main/demo/cast'
import { isDrawn } from '../run/selection'
import { projectRoot } from '../support/projectRoot'

const facts = join(projectRoot, 'generated/facts/screens')

const screens = await Promise.all(
  readdirSync(facts).map(async (file) => {
    const { screen } = (await import(join(facts, file))) as { screen: Screen }
    return screen
  }),
)

/** Where somebody is once signed in: in the first customer they belong to. */
function worldOfPerson(person: PersonId) {
  const all: readonly DemoCustomer[] = Object.values(customers)
  const customer = all.find(({ members }) => person in members)
  const role = customer?.members[person]
  if (!customer || !role) throw new Error(`${person} belongs to no customer.`)
  const flags = Object.fromEntries(customer.flags.map((flag) => [flag, true]))
  return worldOf([role], flags)
}

const mayOpen = (person: PersonId, { route }: Screen) =>
  can(routes[route].access, worldOfPerson(person))

const persons = Object.keys(people) as PersonId[]

const { PROVE, LOT = '' } = process.env

/** `prove -- --touched` walks some of them, by lot. */
const toWalk = PROVE === 'part' ? screens.filter(({ id }) => isDrawn(id, LOT)) : screens

/** Those who have something to do there, each with the screens that are not for anybody before them. */
const shared = (may: (person: PersonId, screen: Screen) => boolean) =>
  persons
    .map((person, at) => ({
      person,
      screens: toWalk.filter(
        (screen) =>
          may(person, screen) && !persons.slice(0, at).some((before) => may(before, screen)),
      ),
    }))
    .filter((each) => each.screens.length > 0)

/** All screens, by who opens them. */
export const screensToWalk = shared(mayOpen)

/** The screens with a form of their own, by who fills it in. */
export const screensToFillIn = shared((person, screen) => {
  const { create, update } = screen.calls
  const form = screen.isPage ? update : create
  return form !== undefined && mayOpen(person, screen) && can(form.access, worldOfPerson(person))
})

export const screensClosedTo = (person: PersonId) =>
  screens.filter((screen) => !mayOpen(person, screen))

export const pathOf = ({ route }: Screen, userId: string) =>
  route === 'account.profile' ? href(route, { userId }) : routes[route].path

/** Where a row of the screen stands open: at an address of its own, or beside the list. */
export function openAddress({ route }: Screen): RegExp {
  const own = Object.values(routes).find(({ rowOf }) => rowOf === route)
  const begin = own?.path.split('{')[0]
  return begin === undefined ? /open=(?!new)/ : new RegExp(`${begin}[^/?]+|open=(?!new)`)
}
