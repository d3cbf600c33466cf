/** A value as the manifest writes it on one line: `{ roles: [cm], flags: { hideOrganization: false } }`. */
export function flowYaml(value: unknown): string {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{ ${entries.map(([key, inner]) => `${plain(key)}: ${flowYaml(inner)}`).join(', ')} }`
}

/** Quotes what YAML would otherwise read as something else. */
const plain = (text: string) =>
  /^[A-Za-z$/](?:[^,[\]{}:#'"&*!|>%@`\n]*[^\s,[\]{}:#'"&*!|>%@`])?$/.test(text) &&
  !/^(true|false|null)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`
