import type { Model } from '../resolve/model'
import type { Cube, Space } from './space'
import type { Subject } from './subjects'
import { cubeOf } from './vocabulary'

/** An entry is only ever shown on the screens of its tree; said once, its conditions need not repeat it. */
export function shownWhere(subject: Subject, model: Model, space: Space): Cube {
  const facts = treeOf(subject)?.rule.reduce((mask, clause) => mask | clause.facts, 0)
  return facts === undefined
    ? space.all
    : cubeOf({ roles: 0, care: 0, want: 0, facts }, model, space)
}

/** `compact and wide`; empty: all. */
export function screensOf(subject: Subject, { manifest }: Model): string {
  const tree = treeOf(subject)?.spot.path[1]
  if (tree === undefined) return ''
  const { viewports } = manifest.navigation.trees[Number(tree)]!
  const all = manifest.access.facts['viewport']!.values
  return viewports.length === all.length ? '' : viewports.join(' and ')
}

const treeOf = ({ predicates }: Subject) => predicates.find(({ of }) => of === 'tree')
