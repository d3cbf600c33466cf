import { languages } from '../../../generated/facts/app'

/** The languages with texts, in the product's order; unknown ones come last. */
export function languagesOf(
  words: Readonly<Record<string, unknown>>,
): { id: string; name: string }[] {
  const offered = languages.filter(({ id }) => Object.hasOwn(words, id))
  const others = Object.keys(words).filter((id) => !offered.some((each) => each.id === id))
  return [...offered, ...others.map((id) => ({ id, name: id }))]
}
