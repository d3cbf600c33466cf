import { expect, test } from 'vitest'
import { printProblems } from '../../../codegen/problems/printProblem'
import { compileManifest } from '../../../codegen/compile'
import { baseManifest } from '../support'

const overlay = `manifestVersion: 2
from: decided
meaning: A tenant.
customers: ['01K9HARB0VRCRED1TVN1ANDEM0']
brand: { logo: acme.svg }
`
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

test.each([
  { picture: square, tells: '' },
  { picture: '<html></html>', tells: 'acme.svg is not an SVG picture.' },
  { picture: square.replace('viewBox', 'view'), tells: 'acme.svg has no viewBox' },
  { picture: square.replace('<path', '<script>1</script><path'), tells: 'contains a program' },
  { picture: square.replace('<path', '<path onload="x()"'), tells: 'contains a program' },
  {
    name: 'acne.svg',
    picture: square,
    tells: 'There is no picture overlays/acme.svg.\n  Did you mean acne.svg?',
  },
])('a logo $picture named $name: $tells', ({ name = 'acme.svg', picture, tells }) => {
  const files = baseManifest().set('overlays/acme.yaml', overlay).set(`overlays/${name}`, picture)
  const compilation = compileManifest(files)
  expect(compilation.problems.length === 0 ? '' : printProblems(compilation, files)).toContain(
    tells,
  )
})
