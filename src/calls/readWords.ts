type Vocabulary = Readonly<Record<string, string>>

/** The texts of one feature, for documents without the shell; undefined: they cannot be read now. */
export async function readWords(
  language: string,
  feature: string,
): Promise<Vocabulary | undefined> {
  try {
    const reply = await fetch(`/assets/i18n/${language}/${feature}.json`)
    return reply.ok ? ((await reply.json()) as Vocabulary) : undefined
  } catch {
    return undefined
  }
}
