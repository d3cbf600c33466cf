const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Words as HTML, in text and in attributes. */
export const escape = (words: string) => words.replace(/[&<>"]/g, (sign) => entities[sign]!)
