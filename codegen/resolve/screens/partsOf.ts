import type { ScreenEntry } from '../../read/screenEntry'
import { inputsIn } from '../../read/withScreenCalls'
import { columnsIn } from './fieldsOf'
import type { ScreenParts } from './screenParts'

/** Components that a screen takes from the sources, by what they are given. */
export interface Parts {
  readonly cells: readonly string[]
  readonly inputs: readonly string[]
  readonly blocks: readonly string[]
  readonly head: readonly string[]
  readonly selection: readonly string[]
  readonly notes: readonly string[]
  readonly asides: readonly string[]
  readonly open: readonly string[]
  readonly above: readonly string[]
  readonly beside: readonly string[]
  readonly frame: readonly string[]
}

export function partsOf(screen: ScreenParts): Parts {
  const {
    card,
    blocks = [],
    head = [],
    selection = [],
    split,
    actions = [],
  }: ScreenEntry = screen.block
  const { menu, open, above, beside, frame }: ScreenEntry = screen.block
  return {
    cells: distinct([...columnsIn(screen).map(({ cell }) => cell), card?.cell, menu]),
    inputs: distinct(inputsIn(screen.block).map(({ input }) => input)),
    blocks: distinct(blocks),
    head: distinct(head),
    selection: distinct(selection),
    notes: distinct(actions.map(({ note }) => note)),
    asides: distinct([split?.aside]),
    open: distinct([open]),
    above: distinct([above]),
    beside: distinct([beside?.part]),
    frame: distinct([frame]),
  }
}

const distinct = (names: readonly (string | undefined)[]) => [
  ...new Set(names.filter((name) => name !== undefined)),
]

/** Where a part stands. */
export const partPath = ({ folder }: ScreenParts, name: string) =>
  `src/${folder}/client/parts/${name}.tsx`
