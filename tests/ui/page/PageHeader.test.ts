// The frame pads what it shows: a screen that pads its head once more has its title lower than the others.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/projectRoot'

const folder = join(projectRoot, 'src')
const headed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const name = /<div className=\{styles\.(\w+)\}>\s*<PageHeader\b/.exec(text)?.[1]
    const sheet = /import styles from '(.+\.module\.css)'/.exec(text)?.[1]
    return name && sheet ? [{ file, name, sheet: join(folder, dirname(file), sheet) }] : []
  })

const ruleOf = (css: string, name: string) =>
  new RegExp(`^\\s*\\.${name} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? ''

test('screens are found', () => {
  expect(headed.length).toBeGreaterThan(5)
})

test.each(headed)('$file pads nothing above its head', ({ name, sheet }) => {
  const rule = ruleOf(readFileSync(sheet, 'utf8'), name)
  expect(rule).not.toBe('')
  expect(rule).not.toMatch(/(?:padding|margin)(?:-block|-block-start|-top)?:(?! calc\(-1 )/)
})
