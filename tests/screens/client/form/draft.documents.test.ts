// A page on which a document saves itself has no other way of saving beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screen as layouts } from '../../../../generated/facts/screens/emailLayouts'
import { screen as programs } from '../../../../generated/facts/screens/programs'
import { screen as storyboards } from '../../../../generated/facts/screens/storyboards'
import { screen as templates } from '../../../../generated/facts/screens/templates'
import { isAutosaved } from '../../../../src/screens/client/form/draft'
import { projectRoot } from '../../../support/projectRoot'

const pages = {
  LayoutPage: layouts,
  ProgramPage: programs,
  StoryboardPage: storyboards,
  TemplatePage: templates,
}

test.each(Object.entries(pages))('what is typed on %s is saved by itself too', (_, screen) => {
  expect(isAutosaved(screen as never, { state: 'draft' } as never)).toBe(true)
})

test('these are all pages of documents', () => {
  const root = join(projectRoot, 'src/features')
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Page.tsx'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('isDocument'))
    .map((file) => file.split('/').at(-1)!.replace('.tsx', ''))
  expect(found.toSorted()).toEqual(Object.keys(pages))
})
