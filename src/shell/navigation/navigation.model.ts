import { combine, createEvent, createStore } from 'effector'
import {
  controls,
  trees,
  type Control,
  type ControlId,
  type Tree,
} from '../../../generated/facts/navigation'
import { $closed, $overlay } from '../../session/client'
import { withoutClosed } from './withoutClosed'

/**
 * The menu trees and controls the shell draws: those of the manifest, unless replaced at run time.
 */
export interface Navigation {
  readonly trees: readonly Tree[]
  readonly controls: Readonly<Record<ControlId, Control>>
}

export const navigationReplaced = createEvent<Navigation>()

const $everybodys = createStore<Navigation>({ trees, controls }, { serialize: 'ignore' }).on(
  navigationReplaced,
  (_, navigation) => navigation,
)

/** A customer's overlay may replace the trees and controls, its own roles close screens. */
export const $navigation = combine(
  $everybodys,
  $overlay,
  $closed,
  (everybodys, overlay, closed): Navigation => withoutClosed(overlay ?? everybodys, closed),
)
