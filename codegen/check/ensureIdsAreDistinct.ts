import type { Problem } from '../problems/problem'
import { spotAt } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { doubled } from './doubled'

/** No id of a tree, section, rule or language, no role suffix and no value of a fact is given twice. */
export function ensureIdsAreDistinct(manifest: Manifest): Problem[] {
  const { access, navigation, errors, roles, texts } = manifest
  return [
    ...doubled(
      'ID-DOUBLED',
      'tree id',
      navigation.trees.map(({ id }, at) => ({ id, spot: inNavigation('trees', at, 'id') })),
    ),
    ...doubled(
      'ID-DOUBLED',
      'section id',
      navigation.trees.flatMap(({ sections }, at) =>
        sections.map(({ id }, no) => ({
          id,
          spot: inNavigation('trees', at, 'sections', no, 'id'),
        })),
      ),
    ),
    ...doubled(
      'ID-DOUBLED',
      'error rule id',
      errors.rules.map(({ id }, at) => ({ id, spot: spotAt('errors.yaml', 'rules', at, 'id') })),
    ),
    ...doubled(
      'ID-DOUBLED',
      'language',
      texts
        .filter(({ feature }) => feature === undefined)
        .map(({ language: id, file }) => ({ id, spot: spotAt(file, 'language') })),
    ),
    ...doubled(
      'SUFFIX-DOUBLED',
      'id suffix',
      Object.entries(roles.roles).map(([role, { idSuffix: id }]) => ({
        id,
        spot: spotAt('roles.yaml', 'roles', role, 'idSuffix'),
      })),
    ),
    ...Object.entries(access.facts).flatMap(([fact, { values }]) =>
      doubled(
        'ID-DOUBLED',
        `value of ${fact}`,
        values.map((id, at) => ({ id, spot: spotAt('access.yaml', 'facts', fact, 'values', at) })),
      ),
    ),
    ...navigation.trees.flatMap(({ id: tree, viewports }, at) =>
      doubled(
        'ID-DOUBLED',
        `screen of ${tree}`,
        viewports.map((id, no) => ({ id, spot: inNavigation('trees', at, 'viewports', no) })),
      ),
    ),
  ]
}

const inNavigation = (...path: (string | number)[]) => spotAt('navigation.yaml', ...path)
