import type { Edit } from '../../../../codegen/workbench/protocol'
import { words } from '../words'

/** An edit in one line, for the list of changes. */
export function describeEdit(edit: Edit): string {
  const did = describe(edit)
  return edit.overlay === undefined ? did : words.did.forTenant(edit.overlay, did)
}

function describe(edit: Edit): string {
  switch (edit.do) {
    case 'setWords':
      return words.did.words(edit.key, edit.language, edit.words)
    case 'setAccess':
      return edit.access === null ? words.did.ownAccess(edit.of) : words.did.access(edit.of)
    case 'move':
      return edit.into === undefined
        ? words.did.move(edit.of)
        : words.did.moveInto(edit.of, edit.into)
    case 'reorder':
      return words.did.move(edit.of)
    case 'setHidden':
      return edit.hidden ? words.did.hide(edit.of) : words.did.show(edit.of)
    case 'setBadge':
      return edit.badge === null ? words.did.noBadge(edit.of) : words.did.badge(edit.of)
    case 'setScreen':
      return words.did.screen(words.did.screenParts[edit.part], edit.of)
    case 'addFlag':
      return words.did.flag(edit.id)
    case 'approve':
      return words.did.approve(edit.approval.widens)
    case 'rewriteTables':
      return words.did.rewriteTables
    case 'setRule':
      return words.did.rule(edit.of.slice('rule '.length))
  }
}
