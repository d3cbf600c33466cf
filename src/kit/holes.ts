// Variables in words: `{{name}}`, with or without blanks around the name.
const hole = /\{\{\s*([A-Za-z]\w{0,39})\s*\}\}/g

export const holeOf = (name: string) => `{{${name}}}`

/** The names of the variables in a text, as often as they stand there. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(hole)].map(([, name]) => name ?? '')

/** The words between variables and the names of these, in turn; the first one is words. */
export const splitAtHoles = (text: string): string[] => text.split(hole)

/** `of`: what stands in the place of a variable, which is written `whole`. */
export const replaceHoles = (text: string, of: (name: string, whole: string) => string): string =>
  text.replace(hole, (whole, name: string) => of(name, whole))
