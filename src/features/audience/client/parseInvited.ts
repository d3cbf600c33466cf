export interface Invited {
  readonly name: string
  readonly email: string
}

const address = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/

const named = /(?:"([^"\n]*)"|([^"<>,;\n]*?))\s*<([^<>\s]+)>/g

/**
 * Reads addresses as people paste them: by lines, commas, semicolons or blanks, some with a name
 * before them. Who has none is called by the address, until they say otherwise.
 */
export function parseInvited(text: string): { people: Invited[]; wrong: string[] } {
  const people = new Map<string, Invited>()
  const wrong: string[] = []
  const rest = text.replaceAll(
    named,
    (whole, quoted: string | undefined, plain: string, email: string) => {
      if (!address.test(email)) return whole
      put(email, (quoted ?? plain).trim())
      return ' '
    },
  )
  for (const word of rest.split(/[\s,;]+/).filter(Boolean)) {
    if (address.test(word)) put(word, '')
    else wrong.push(word)
  }
  return { people: [...people.values()], wrong }

  function put(email: string, name: string) {
    const key = email.toLowerCase()
    if (!people.has(key)) people.set(key, { email, name: name || nameIn(email) })
  }
}

/** jane.doe@lund.example is Jane Doe. */
const nameIn = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
