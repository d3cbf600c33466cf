import { combine, createEvent, createStore } from 'effector'
import {
  controls,
  trees,
  type Control,
  type ControlId,
  type Tree,
} from '../../../generated/facts/navigation'
import { $overlay } from '../../session/client'

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

/** A customer's overlay may replace the trees and controls. */
export const $navigation = combine(
  $everybodys,
  $overlay,
  (everybodys, overlay): Navigation => overlay ?? everybodys,
)
