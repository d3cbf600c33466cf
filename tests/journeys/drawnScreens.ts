/** The screens that the manifest draws, as its facts name them, and who of the demo may open each. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '../../generated/facts/screen'
import { href, routes } from '../../generated/facts/routes'
import { can } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import { customers, people, type DemoCustomer, type PersonId } from '../../src/main/demo/cast'
import { projectRoot } from '../support/projectRoot'

const folder = join(projectRoot, 'generated/facts/screens')

const modules = readdirSync(folder).map(
  (file) => import(join(folder, file)) as Promise<{ screen: Screen }>,
)
const screens = (await Promise.all(modules)).map(({ screen }) => screen)

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

/** For each person the screens that nobody before them may open: together all. */
export const screensToWalk = persons.map((person, at) => ({
  person,
  screens: screens.filter(
    (screen) =>
      mayOpen(person, screen) && !persons.slice(0, at).some((before) => mayOpen(before, screen)),
  ),
}))

export const screensClosedTo = (person: PersonId) =>
  screens.filter((screen) => !mayOpen(person, screen))

export const pathOf = ({ route }: Screen, userId: string) =>
  route === 'account.profile' ? href(route, { userId }) : routes[route].path
