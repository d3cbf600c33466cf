import { structuredPatch } from 'diff'

/** What a unified diff says below its head, with three lines around each change; empty when nothing differs. */
export function unifiedDiff(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 3 })
  return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ])
}
