import { inputsIn } from '../../read/withScreenCalls'
import { fieldsOf, valuesOf } from './fieldsOf'
import { screenKeys } from './screenKeys'
import type { ScreenParts } from './screenParts'

/** One text that a screen says. */
export interface ScreenWord {
  readonly key: string
  /** Said with a number: `<key>_one`, `<key>_other`. */
  readonly isPlural?: true
  /** Said where it is there. */
  readonly isOptional?: true
}

/** All that a screen says by itself, in the order of the screen. */
export function screenWords(screen: ScreenParts): ScreenWord[] {
  const { block } = screen
  const keys = screenKeys(screen)
  const inputs = new Set(inputsIn(block).map(({ field }) => field))
  const fields = fieldsOf(screen).flatMap(([name, schema]): ScreenWord[] => [
    { key: keys.field(name) },
    ...valuesOf(schema).map((value) => ({ key: keys.value(name, value) })),
    ...(inputs.has(name) ? [{ key: keys.help(name), isOptional: true as const }] : []),
  ])
  const actions = (block.actions ?? []).flatMap(({ id, confirm }): ScreenWord[] => [
    { key: keys.action(id) },
    { key: keys.done(id), isPlural: true },
    ...(confirm ? [{ key: keys.confirm(id), isPlural: true as const }] : []),
  ])
  const history = (screen.feature.calls ?? []).map(({ id }): ScreenWord => ({
    key: keys.did(id),
    isOptional: true,
  }))
  const list: ScreenWord[] = [
    { key: keys.count, isPlural: true },
    ...(block.create === undefined
      ? []
      : [{ key: keys.create }, { key: keys.created, isOptional: true as const }]),
    { key: keys.emptyTitle },
    { key: keys.emptyText },
    ...(block.split ? [{ key: keys.chooseTitle }, { key: keys.chooseText }] : []),
    ...(block.split?.reaches === undefined ? [] : [{ key: keys.reaches, isPlural: true as const }]),
  ]
  return [
    ...fields,
    ...(block.groups ?? []).map(({ id }) => ({ key: keys.group(id) })),
    ...(block.views ?? []).map(({ id }) => ({ key: keys.view(id) })),
    ...actions,
    ...history,
    ...(block.page ? [] : list),
  ]
}
