const base = (lang: string) => lang.split('-')[0]!.toLowerCase()

/** Those in this language first, the same kind of it before others; the rest stays in its order. */
export function inOwnLanguage<Said extends { readonly lang: string }>(
  all: readonly Said[],
  language: string,
): Said[] {
  const rank = ({ lang }: Said) =>
    lang.toLowerCase() === language.toLowerCase() ? 0 : base(lang) === base(language) ? 1 : 2
  return all.toSorted((one, other) => rank(one) - rank(other))
}
