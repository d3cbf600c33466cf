import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letterPx, railPx } from '../../../../codegen/check/labels/ensureLabelsFit'
import { projectRoot } from '../../../support/projectRoot'

test('the width and the letters are those of the rail', () => {
  const rail = readFileSync(join(projectRoot, 'src/shell/sidebar/Rail.module.css'), 'utf8')
  const word = /\.word \{[^}]*\}/.exec(rail)?.[0]
  expect(word).toContain(`max-width: ${railPx}px;`)
  expect(word).toContain(`font-size: ${letterPx / 16}rem;`)
})
