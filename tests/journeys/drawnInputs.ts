/** The inputs of drawn forms by their kinds: what fits into each, and what is refused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Input, Screen } from '../../generated/facts/screen'
import { elementId } from '../../src/screens/client/form/elementId'
import { projectRoot } from '../support/projectRoot'

const folder = join(projectRoot, 'generated/assets/i18n')
const words = ['en.json', ...readdirSync(join(folder, 'en')).map((file) => `en/${file}`)].map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
)
const inEnglish = Object.assign({}, ...words) as Record<string, string>

/** In English; of a key that the journey knows only when it runs. */
export const wordsOf = (key: string): string => inEnglish[key] ?? key

export const inputsOf = ({ groups }: Screen, call: 'create' | 'update'): readonly Input[] =>
  groups.flatMap(({ inputs }) => inputs).filter(({ only = call }) => only === call)

export const control = (page: Page, screen: Screen, { field }: Input): Locator =>
  page.locator(`[id="${elementId(screen.id, field)}"]`)

/** Where not every text fits. */
const written: Readonly<Record<string, string>> = {
  'shareLayouts.accent': '#14508c',
  'sharePages.embedSites': 'https://quartz.example',
  'deliverables.languages': 'en',
  'campaignLetters.sendTime': '09:30',
  'mailWhitelist.pattern': 'quartz@quartz.example',
  'editors.timeOff': '2031-05-04',
}

/** Any text fits, so that it can be changed to any other. */
export const isFreeText = (screen: Screen, { kind, field }: Input): boolean =>
  kind === 'text' && written[`${screen.id}.${field}`] === undefined

/** What goes with no other switch of its form: a watermark with no download. */
const staysOff: ReadonlySet<string> = new Set(['sharePages.watermark'])

/** Every screen of the journey is told apart, as is every field that is found by its words. */
const typed = ({ id }: Screen, { field, maxLength = 40 }: Input) =>
  written[`${id}.${field}`] ?? `Quartz ${field} ${id}`.slice(0, maxLength)

/** What no input of this kind takes; undefined: nothing that could be typed or left out. */
export function refusedBy({ kind, isNeeded, minimum, default: begins }: Input): string | undefined {
  switch (kind) {
    case 'email':
      return 'nobody at quartz'
    case 'uri':
      return 'nowhere at all'
    case 'number':
      return minimum === undefined ? 'many' : String(minimum - 1)
    case 'bytes':
      return 'a lot'
    case 'text':
    case 'textArea':
    case 'select':
    case 'radio':
    case 'picker':
    case 'pickers':
    case 'date':
      return isNeeded && begins === undefined ? '' : undefined
    default:
      return undefined
  }
}

/** Where not every choice leads on: no file of the demo is broken, and its first clip is 4:3. */
const chosen: Readonly<Record<string, string>> = {
  'adminActions.kind': 'exportCustomer',
  'bumpers.clip': 'Welcome from the studio',
  'crowdRequests.reviewers': 'Mira',
  'emailLayouts.letter': 'guest.copy',
}

/** Fills in something that fits. What a screen draws itself may be left as it is, or is said here. */
export async function fillIn(page: Page, screen: Screen, input: Input): Promise<void> {
  const field = control(page, screen, input)
  switch (input.kind) {
    case 'text':
    case 'textArea':
      return field.fill(typed(screen, input))
    case 'email':
      return field.fill(`quartz.${screen.id.toLowerCase()}@quartz.example`)
    case 'uri':
      return field.fill('https://quartz.example/about')
    case 'number':
      return field.fill(String(Math.max(input.minimum ?? 0, 12)))
    case 'bytes':
      return field.fill('12')
    case 'date':
      return field.fill('2031-05-04')
    case 'switch':
      return staysOff.has(`${screen.id}.${input.field}`) ? undefined : field.check()
    case 'radio':
      return field.getByRole('radio').first().check()
    case 'select':
      return void (await field.selectOption(chosen[`${screen.id}.${input.field}`] ?? { index: 1 }))
    case 'flags':
      return field.getByRole('checkbox').first().check()
    case 'texts':
      if ((await field.getAttribute('role')) === 'group')
        return field.getByRole('checkbox').first().check()
      await field.fill(written[`${screen.id}.${input.field}`] ?? 'Quartz')
      return field.press('Enter')
    case 'picker':
      return pick(page, field, chosen[`${screen.id}.${input.field}`])
    case 'pickers':
      await pick(page, field, chosen[`${screen.id}.${input.field}`])
      return field.press('Escape')
    case 'image':
    case 'part':
      if (`${screen.id}.${input.field}` === 'approvalPolicies.stages') return approvers(page)
      if (`${screen.id}.${input.field}` === 'accounts.roles') {
        await pick(page, field)
        return field.press('Escape')
      }
      if (`${screen.id}.${input.field}` === 'sharePages.access')
        return void (await field.selectOption({ index: 0 }))
      if (`${screen.id}.${input.field}` === 'crowdRequests.prompts')
        return page.getByRole('textbox', { name: 'Question', exact: true }).fill('Why quartz?')
      expect(input.isNeeded, `${screen.id}.${input.field}: how is it filled in?`).toBe(false)
  }
}

/** Only campaign managers decide. */
async function approvers(page: Page): Promise<void> {
  await pick(page, page.getByRole('combobox', { name: 'Who approves' }), 'Mira')
  await page.keyboard.press('Escape')
}

async function pick(page: Page, field: Locator, name = ''): Promise<void> {
  // Its code comes with the first of them.
  await expect(field).toHaveRole('combobox')
  // A list closes where what it hangs on is scrolled.
  await field.scrollIntoViewIfNeeded()
  await field.click()
  // Where nothing is found, or not yet, an option says so.
  await page.locator('[role=option][data-key]').filter({ hasText: name }).first().click()
}
