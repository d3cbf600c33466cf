import { createElement, type ComponentType, type ReactNode } from 'react'
import type { FieldLook } from '../../ui/fields/Field'
import type { FormModel } from './form/createFormModel'
import type { FormValue, Values } from './form/values'
import type { Row } from './row'

/** `Of` is the row of the list, where wiring says which it is. */
export interface CellProps<Of = Row> {
  readonly row: Of
  readonly tabIndex: 0 | -1
  readonly isSelected?: boolean
  /** In the grid of cards; otherwise in the table. */
  readonly isCard?: boolean
}

export interface InputPartProps<Of = Row> {
  readonly value: FormValue
  readonly onChange: (value: FormValue) => void
  readonly onBlur: () => void
  /** Null: a new one. */
  readonly row: Of | null
  /** What the fields of the form say now. */
  readonly fields: Values
  /** Label, hint, error and id, as for any field. */
  readonly control: FieldLook & { readonly id: string }
}

export interface BlockProps<Of extends Row = Row> {
  readonly row: Of
  readonly form: FormModel<Of>
}

/** Beside the form of what stands open. */
export interface AsideProps<Of = Row> {
  /** Null: a new one. */
  readonly row: Of | null
  /** What the fields of the form say now. */
  readonly fields: Values
}

/** In the place of the panel: the row that stands open, null while there is none to show. */
export interface OpenProps<Of extends Row = Row> {
  readonly row: Of | null
  readonly form: FormModel<Of>
}

export interface HeadProps {
  /** Among the buttons of the page's head, or alone where the list is empty. */
  readonly place: 'head' | 'empty'
}

export interface SelectionProps {
  /** Of all that is selected, what of it is loaded; null while more is selected. */
  readonly ids: readonly string[] | null
}

/** In the question that an action asks before it is done. */
export interface NoteProps<Of = Row> {
  /** Those it is asked of, as far as they are loaded. */
  readonly rows: readonly Of[]
  /** How many it is asked of. */
  readonly count: number
}

/** Between the head of the page and the list. */
export interface AboveProps {
  readonly place: 'above'
}

export interface BesideProps {
  /** At the side of the list; above it in windows that have no room for that. Both are drawn, one is shown. */
  readonly place: 'beside' | 'above'
}

export interface FrameProps {
  readonly children: ReactNode
}

/**
 * Components that a feature brings for what the manifest names and cannot draw, by name. Generated
 * wiring names those of a screen with their props.
 */
export type Parts = Readonly<Record<string, ComponentType<never>>>

/** Draws a part; nothing where the screen has none of this name. */
function drawPart<Props extends object>(parts: Parts, name: string | undefined, props: Props) {
  const part = name === undefined ? undefined : parts[name]
  return part ? createElement(part as ComponentType<Props>, { ...props, key: name }) : null
}

export const drawCell = drawPart<CellProps>
export const drawInput = drawPart<InputPartProps>
export const drawBlock = drawPart<BlockProps>
export const drawHead = drawPart<HeadProps>
export const drawSelection = drawPart<SelectionProps>
export const drawNote = drawPart<NoteProps>
export const drawAside = drawPart<AsideProps>
export const drawOpen = drawPart<OpenProps>
export const drawAbove = drawPart<AboveProps>
export const drawBeside = drawPart<BesideProps>
export const drawFrame = drawPart<FrameProps>
