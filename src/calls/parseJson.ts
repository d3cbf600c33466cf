/** Stands for a body that is not JSON. */
export const notJson = Symbol('not JSON')

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}
