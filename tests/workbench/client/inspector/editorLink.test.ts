import { expect, test } from 'vitest'
import { editorLink } from '../../../../src/workbench/client/inspector/editorLink'

test.each([
  ['/home/me/studio', 'vscode://file/home/me/studio/manifest/app.yaml:8:9'],
  ['C:\\my work\\studio', 'vscode://file/C:/my%20work/studio/manifest/app.yaml:8:9'],
])('a place in %s is opened at %s', (root, link) => {
  expect(editorLink(root, 'manifest/app.yaml:8:9')).toBe(link)
})
