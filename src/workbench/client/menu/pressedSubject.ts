import type { SubjectName } from '../../../../codegen/workbench/protocol'
import { menuId } from '../../../shell/sidebar/menuId'
import type { MenuSection } from '../../../shell/sidebar/menuTree'
import { entrySubject, sectionSubject } from '../inspector/subject'
import type { Drawn } from './settle'

interface Seen {
  readonly navigation: Drawn
  readonly sections: readonly MenuSection[]
  readonly menu: { readonly shown: MenuSection | null | undefined }
}

/**
 * The subject at a pressed element of the shell, found by position: its lists have one item per
 * section and entry. Presses on anything else, such as the button that folds the menu, are left to
 * the shell.
 */
export function pressedSubject(
  target: Element,
  { navigation, sections, menu }: Seen,
): { subject: SubjectName; opensMenu: boolean } | null {
  const control = target.closest('a, button')
  if (!control) return null
  const item = control.closest('li')
  if (!item) {
    return control.matches('a') ? { subject: 'control quickRecord', opensMenu: false } : null
  }
  const index = [...(item.parentElement?.children ?? [])].indexOf(item)
  const isInMenu = item.closest(`#${menuId}`) !== null
  const section = isInMenu ? menu.shown : sections[index]
  const tree = navigation.trees.find((each) => each.sections.some(({ id }) => id === section?.id))
  if (!section || !tree) return null
  const entry = isInMenu ? section.entries[index] : section.isDirect && section.entries[0]
  return entry
    ? { subject: entrySubject(tree.id, section.id, entry.id), opensMenu: false }
    : {
        subject: sectionSubject(tree.id, section.id),
        opensMenu: control.hasAttribute('data-section'),
      }
}
