import { createContext, useContext } from 'react'
import type { Screen, SearchFilter } from '../../../../generated/facts/screen'
import type { Names, Offered } from './createFieldValues'

/** Conditions that are being set, for whatever they are meant: a list, or a rule. */
export interface Filtering {
  /** The screen whose rows are asked for. */
  readonly screen: Screen
  readonly filters: readonly SearchFilter[]
  choose(filters: readonly SearchFilter[]): void
  /** What the filters of fields offer, and what values are called, as far as it was asked. */
  readonly offered: Readonly<Record<string, Offered>>
  readonly names: Readonly<Record<string, Names>>
  ask(field: string): void
}

export const FilterContext = createContext<Filtering | null>(null)

export function useFilters(): Filtering {
  const filtering = useContext(FilterContext)
  if (!filtering) throw new Error('A filter stands outside of what it filters.')
  return filtering
}
