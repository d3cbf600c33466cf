// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { applyTheme, themes } from '../../../src/ui/theme/theme'

test.each(themes)('choosing %s leaves the page to the system, or forces one theme', (theme) => {
  document.documentElement.dataset.theme = 'dark'
  applyTheme(document.documentElement, theme)
  expect(document.documentElement.dataset.theme).toBe(theme === 'system' ? undefined : theme)
})
