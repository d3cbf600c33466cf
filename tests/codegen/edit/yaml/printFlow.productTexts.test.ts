import { join } from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { expect, test } from 'vitest'
import { printText } from '../../../../codegen/edit/yaml/printFlow'
import { readFolder } from '../../../../codegen/folder'

/** Values of a file that stand in other quotes than the editor would give them. */
function writtenOtherwise(file: string, text: string): string[] {
  const found: string[] = []
  visit(parseDocument(text), {
    Pair: (_, { value }, above) => {
      if (!isScalar(value) || typeof value.value !== 'string') return
      const isInFlow = above.some((node) => 'flow' in node && node.flow === true)
      const written = text.slice(value.range![0], value.range![1])
      const edited = printText(value.value, { isInFlow })
      if (written !== edited) found.push(`${file}: ${written}, not ${edited}`)
    },
  })
  return found
}

// Otherwise an edit that is taken back would leave the text in other quotes than before.
test('texts of the product are quoted exactly where the editor of the manifest quotes them', () => {
  const texts = [...readFolder(join(import.meta.dirname, '../../../../manifest'))].filter(
    ([file]) => file.startsWith('text/'),
  )
  expect(texts.flatMap(([file, text]) => writtenOtherwise(file, text))).toEqual([])
})
