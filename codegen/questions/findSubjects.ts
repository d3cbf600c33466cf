import { nearest } from '../problems/nearest'
import type { Model, RouteModel } from '../resolve/model'
import { nameOf, subjectsOf, type Subject } from './subjects'

/**
 * What somebody asks about: `entry normal/audience/users.list`, an id of any kind, or an address such as
 * `/channel/edit/7`. A route is followed by the entries and controls that lead to it; nothing is found for a misspelling.
 */
export function findSubjects(model: Model, asked: string): Subject[] {
  const subjects = subjectsOf(model)
  const named = subjects.filter((subject) => nameOf(subject) === asked)
  if (named.length > 0) return named
  const id = asked.startsWith('/') ? routeAt(model, asked)?.id : asked
  if (id === undefined) return []
  const found = subjects.filter((subject) => subject.id === id || subject.route === id)
  return found.length > 0 ? found : subjects.filter((subject) => subject.id.endsWith(`/${id}`))
}

/** The nearest thing that can be asked about, written as it was asked. */
export function nearestSubject(model: Model, asked: string): string | undefined {
  const subjects = subjectsOf(model)
  if (asked.startsWith('/'))
    return nearest(
      asked,
      model.routes.map(({ path }) => path),
    )
  return nearest(asked, asked.includes(' ') ? subjects.map(nameOf) : subjects.flatMap(namesWithin))
}

/** `normal/audience/users.list`, `audience/users.list`, `users.list`. */
const namesWithin = ({ id }: Subject) =>
  id.split('/').map((_, index, parts) => parts.slice(index).join('/'))

/** The route of an address; of several, the one that says the most in words, as the router chooses. */
function routeAt({ routes }: Model, address: string): RouteModel | undefined {
  const parts = address.replace(/[?#].*$/, '').split('/')
  const fitting = routes.filter(({ path }) => {
    const wanted = path.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (isParameter(part) && parts[index]))
    )
  })
  return fitting.toSorted((a, b) => a.params.length - b.params.length)[0]
}

const isParameter = (part: string) => part.startsWith('{')
