// What all fields of an editor of letters need.
import { useText } from '../../../browser/text/useText'
import type { RichTextWords } from '../../../ui/rich/RichTextField'
import { isTextKind, type ShownVariables } from '../letters'

export function useFieldWords(): RichTextWords {
  const t = useText()
  return {
    bold: t('mail.editor.bold'),
    italic: t('mail.editor.italic'),
    link: t('mail.editor.link'),
    linkUrl: t('mail.editor.linkUrl'),
    setLink: t('mail.editor.setLink'),
    variable: t('mail.editor.variable'),
  }
}

/** Those that stand within words, and what each is called. */
export function useVariables(variables: ShownVariables) {
  const t = useText()
  const named = Object.entries(variables)
  return {
    inWords: named
      .filter(([, { kind }]) => isTextKind(kind))
      .map(([id, { title }]) => ({ id, label: t(title) })),
    items: named
      .filter(([, { kind }]) => kind === 'items')
      .map(([value, { title }]) => ({ value, label: t(title) })),
    nameOf: (name: string) => {
      const known = Object.hasOwn(variables, name) ? variables[name] : undefined
      return known && t(known.title)
    },
  }
}
