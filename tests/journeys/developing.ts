import type { Page } from '@playwright/test'
import { type DevProject, startDev } from '../support/devProject'
import { hasMark, leaveMark, openAs } from './actions'
import { copySeededData } from './seededData'
import { keepSession } from './session/stored'
import { expect, test as base } from './studio'

/** Tests of `npm run dev`: an edit of the manifest reaches the open page, which keeps its state. */
export const test = base.extend<{ clips: Page }, { project: DevProject }>({
  project: [
    async ({ browser }, use) => {
      const project = await startDev({}, copySeededData)
      try {
        await warmUp(await browser.newPage({ baseURL: project.origin }))
        await use(project)
      } finally {
        await project.stop()
      }
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ project }, use) => use(project.origin),
  // Signed in as cm, on the list of clips, with a search typed.
  clips: async ({ page, project }, use) => {
    await openAs(page, 'cm', '/clips/list')
    await searchOf(page).fill('interview')
    await expect(cards(page)).toHaveCount(2)
    await leaveMark(page)
    await use(page)
    project.undo()
  },
})

/** The first visit is slow, because Vite still reads the sources. */
async function warmUp(page: Page): Promise<void> {
  await keepSession(page.context(), 'cm')
  await page.goto('/clips/list')
  await cards(page).first().waitFor()
  await page.close()
}

export const navigation = 'manifest/navigation.yaml'

export const searchOf = (page: Page) => page.getByRole('searchbox')
export const cards = (page: Page) => page.getByRole('gridcell')

/** The page was not reloaded and nothing typed was lost. */
export async function expectSamePage(page: Page): Promise<void> {
  expect(await hasMark(page)).toBe(true)
  await expect(page).toHaveURL(/\/clips\/list/)
  await expect(searchOf(page)).toHaveValue('interview')
}

export { expect }
