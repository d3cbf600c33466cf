import type { Problem, Spot } from '../problems/problem'
import { keyOf, problemAt, spotAt, within } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { parametersOf } from '../resolve/model'

/** Ids become TypeScript names, so reserved words and Object.prototype members are not allowed. */
const reserved = new Set([
  ...'await break case catch class const continue debugger default delete do else enum export extends'.split(
    ' ',
  ),
  ...'false finally for function if implements import in instanceof interface let new null package'.split(
    ' ',
  ),
  ...'private protected public return static super switch this throw true try typeof var void while'.split(
    ' ',
  ),
  ...'with yield eval arguments undefined'.split(' '),
  ...Object.getOwnPropertyNames(Object.prototype),
])

const form = /^[A-Za-z][A-Za-z0-9]*$/

/** Ids can be written as code, and paths name each parameter once. */
export function ensureNamesAreUsable(manifest: Manifest): Problem[] {
  const { app, roles, flags, access, navigation, errors, features } = manifest
  return [
    ...keyProblems(app.constants, spotAt('app.yaml', 'constants')),
    ...keyProblems(app.links, spotAt('app.yaml', 'links')),
    ...languageProblems(app.languages.offered, spotAt('app.yaml', 'languages', 'offered')),
    ...keyProblems(roles.personas, spotAt('roles.yaml', 'personas')),
    ...keyProblems(roles.roles, spotAt('roles.yaml', 'roles')),
    ...keyProblems(roles.groups, spotAt('roles.yaml', 'groups')),
    ...keyProblems(flags.flags, spotAt('flags.yaml', 'flags')),
    ...keyProblems(access.facts, spotAt('access.yaml', 'facts')),
    ...keyProblems(access.predicates, spotAt('access.yaml', 'predicates')),
    ...keyProblems(navigation.controls, spotAt('navigation.yaml', 'controls')),
    ...keyProblems(errors.endings, spotAt('errors.yaml', 'endings')),
    ...keyProblems(errors.failures, spotAt('errors.yaml', 'failures')),
    ...features.flatMap(({ file, routes = [], calls = [], entities = {}, screens = {} }) => [
      ...routes.flatMap(({ path }, index) =>
        doubledParameters(path, spotAt(file, 'routes', index, 'path')),
      ),
      ...calls.flatMap(({ id }, index) => nameProblems(id, spotAt(file, 'calls', index, 'id'))),
      ...Object.keys(entities).flatMap((name) =>
        nameProblems(name, keyOf(spotAt(file, 'entities', name))),
      ),
      ...Object.keys(screens).flatMap((id) => [
        ...nameProblems(id, keyOf(spotAt(file, 'screens', id))),
        ...(id === 'common' ? [commonProblem(spotAt(file, 'screens', id))] : []),
      ]),
    ]),
  ]
}

const keyProblems = (named: object, spot: Spot) =>
  Object.keys(named).flatMap((id) => nameProblems(id, keyOf(within(spot, id))))

function languageProblems(offered: object, spot: Spot): Problem[] {
  return Object.keys(offered)
    .filter((language) => !/^[a-z]{2}$/.test(language))
    .map((language) =>
      problemAt(
        'ID-RESERVED',
        keyOf(within(spot, language)),
        `A language is two small letters, as en; not ${language}.`,
      ),
    )
}

function nameProblems(id: string, spot: Spot): Problem[] {
  if (form.test(id) && !reserved.has(id)) return []
  const why = reserved.has(id)
    ? 'is a word of the language'
    : 'must be letters and digits, a letter first'
  return [problemAt('ID-RESERVED', spot, `The name ${id} ${why}; choose another.`)]
}

const commonProblem = (spot: Spot) =>
  problemAt(
    'ID-RESERVED',
    keyOf(spot),
    'The words that screens have in common stand under the name common; choose another.',
  )

function doubledParameters(path: string, spot: Spot): Problem[] {
  const names = parametersOf(path)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return []
  return [problemAt('ROUTE-PARAMETERS', spot, `The path has the parameter ${twice} twice.`)]
}
