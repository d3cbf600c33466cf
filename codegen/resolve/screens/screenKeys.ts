import { prefixOf } from '../featureWords'
import type { ScreenParts } from './screenParts'

/** Where the words of a screen stand: nobody writes these keys but into the files of words. */
export function screenKeys({ feature, id }: Pick<ScreenParts, 'feature' | 'id'>) {
  const at = (...path: readonly string[]) => [`${prefixOf(feature.name)}${id}`, ...path].join('.')
  return {
    field: (field: string) => at('field', field),
    value: (field: string, value: string) => at('value', field, value),
    help: (field: string) => at('help', field),
    group: (group: string) => at('group', group),
    view: (view: string) => at('view', view),
    action: (action: string) => at('action', action),
    done: (action: string) => at('done', action),
    confirm: (action: string) => at('confirm', action),
    did: (call: string) => at('did', call),
    count: at('count'),
    reaches: at('reaches'),
    chooseTitle: at('choose', 'title'),
    chooseText: at('choose', 'text'),
    create: at('create'),
    created: at('created'),
    emptyTitle: at('empty', 'title'),
    emptyText: at('empty', 'text'),
  }
}
