import { createEvent, createStore } from 'effector'
import {
  controls,
  trees,
  type Control,
  type ControlId,
  type Tree,
} from '../../../generated/facts/navigation'

/** The trees and controls the shell draws: the manifest's, until others take their place at run time. */
export interface Navigation {
  readonly trees: readonly Tree[]
  readonly controls: Readonly<Record<ControlId, Control>>
}

export const navigationReplaced = createEvent<Navigation>()

export const $navigation = createStore<Navigation>({ trees, controls }, { serialize: 'ignore' }).on(
  navigationReplaced,
  (_, navigation) => navigation,
)
