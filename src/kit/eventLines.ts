/**
 * What stands in a text/event-stream: the data of whole events, and the rest that has not come yet.
 * Comments and other fields are left out.
 */
export function readEventLines(text: string): { readonly data: string[]; readonly rest: string } {
  const blocks = text.split(/\r?\n\r?\n/)
  const rest = blocks.pop() ?? ''
  const data = blocks.flatMap((block) => {
    const lines = block.split(/\r?\n/).flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
    return lines.length > 0 ? [lines.join('\n')] : []
  })
  return { data, rest }
}
