// What may be done with a consent form, and in which languages it is written.

export type FormAct = 'edit' | 'activate' | 'retire' | 'reopen'
export type FormTexts = Readonly<Record<string, string>>

export function actsOnForm(form: {
  readonly state: 'draft' | 'active' | 'retired'
  readonly hasDraft: boolean
}): FormAct[] {
  if (form.state === 'retired') return ['reopen']
  return ['edit', ...(form.hasDraft ? (['activate'] as const) : []), 'retire']
}

/** Fields of the form, by the language of their text. */
const fields = { de: 'german', en: 'english' } as const

type Written = { readonly [Field in (typeof fields)['de' | 'en']]?: string | null | undefined }

/** The texts once these are written; undefined where none is left. */
export function textsOf(before: FormTexts, written: Written): FormTexts | undefined {
  const texts = Object.entries(fields).flatMap(([language, field]) => {
    const value = written[field]
    const text = (value === undefined ? (before[language] ?? '') : (value ?? '')).trim()
    return text === '' ? [] : [[language, text] as const]
  })
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}
