// One rule says where pages begin, for whatever scrolls them: neither screens nor heads add to it or take from it.
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

const above = /(?:padding|margin)(?:-block|-block-start|-top)?:/

test.each(headed)('$file pads nothing above its head', ({ name, sheet }) => {
  const rule = ruleOf(readFileSync(sheet, 'utf8'), name)
  expect(rule).not.toBe('')
  // Whoever has no frame around it begins the page itself.
  expect(rule.replace('padding: var(--page-top) ', '')).not.toMatch(above)
})

const begins: readonly (readonly [string, string])[] = [
  ['shell/frame/Frame', 'main'],
  ['screens/client/list/ListScreen', 'list::before'],
  ['screens/client/import/ImportPage', 'head'],
]

test.each(begins)('%s begins its pages where all begin', (file, name) => {
  const css = readFileSync(join(folder, `${file}.module.css`), 'utf8')
  expect(ruleOf(css, name)).toMatch(/(?:padding|height): var\(--page-top\)/)
})

test('the head itself pads nothing above', () => {
  const css = readFileSync(join(folder, 'ui/page/PageHeader.module.css'), 'utf8')
  expect(ruleOf(css, 'header')).not.toMatch(above)
})
