// Each form that the manifest draws, filled in by somebody who may: what does not fit is told at its field, what fits is
// saved, found again and changed, and what can be undone is.
import type { Locator, Page } from '@playwright/test'
import type { Action, Input, Screen } from '../../generated/facts/screen'
import { notices } from './actions'
import { control, fillIn, inputsOf, isFreeText, refusedBy, wordsOf } from './drawnInputs'
import { openAddress, pathOf, screensToFillIn } from './drawnScreens'
import { said } from './said'
import { keepSession } from './session/stored'
import { expect, test } from './studio'

// What is added here, such as fields of people, changes the forms of others.
test.use({ house: 'drawn forms' })

for (const { person, screens } of screensToFillIn)
  for (const screen of screens)
    test(`what ${person} fills in at ${screen.id} is judged, kept and undone`, async ({
      page,
      context,
    }) => {
      const { userUUID } = await keepSession(context, person)
      const path = pathOf(screen, userUUID)
      if (screen.isPage) await walkPage(page, screen, path)
      else await walkList(page, screen, path)
    })

const save = (page: Page) => page.keyboard.press('ControlOrMeta+s')

async function walkList(page: Page, screen: Screen, path: string): Promise<void> {
  await page.goto(`${path}?new`)
  const inputs = inputsOf(screen, 'create')
  await expectRefused(page, screen, inputs)
  for (const input of inputs)
    if (await control(page, screen, input).isVisible()) await fillIn(page, screen, input)
  await save(page)
  // A person gets an invitation.
  const told = await said(page, /“.+” added|Invitation sent to .+\./)
  await expect(page).toHaveURL(openAddress(screen))

  const { searchParams, pathname } = new URL(page.url())
  // A row that has an address of its own stands there.
  const id = searchParams.get('open') ?? pathname.split('/').at(-1) ?? ''
  const [, added, invited] = /“(.+)” added|Invitation sent to (.+)\./.exec(told) ?? []
  const name = added ?? invited ?? ''
  // What is typed before the row stands in the place of the new one would be the new one's.
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  const change = screen.calls.update && (await saveChange(page, screen))
  const search = screen.hasSearch ? `search=${encodeURIComponent(name)}&` : ''
  await page.goto(`${path}?${search}open=${id}`)
  const row = rowOf(page, screen, id, name)
  await expect(row).toBeVisible()
  if (change) {
    await openForm(page, screen, change.field)
    await expect(change.field).toHaveValue(change.text)
  }
  await expectUndone(page, screen, row)
}

/** Beside a split screen rows stand by their names alone; one that stands open as a page hides its list. */
function rowOf(page: Page, { split, opens }: Screen, id: string, name: string): Locator {
  if (split) return page.getByRole('navigation').getByRole('button', { name })
  const item = page.locator(`[data-item="${id}"]`)
  if (opens !== 'page') return item
  return item
    .or(page.getByRole('region', { name: new RegExp(`^${name}`) }))
    .filter({ visible: true })
    .first()
}

/** Saves what cannot be, all of it at once. */
async function expectRefused(page: Page, screen: Screen, inputs: readonly Input[]): Promise<void> {
  await expect(control(page, screen, inputs[0]!)).toBeVisible()
  const refused: Input[] = []
  for (const input of inputs) {
    const value = refusedBy(input)
    const field = control(page, screen, input)
    if (value === undefined || !(await field.isVisible())) continue
    if (value !== '') await field.fill(value)
    refused.push(input)
  }
  await save(page)
  for (const input of refused)
    await expect(control(page, screen, input)).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/[?&]new/)
}

/** The form of a channel stands behind the last of its sides. */
async function openForm(page: Page, { id }: Screen, field: Locator): Promise<void> {
  if (id === 'channels')
    await page.getByRole('button', { name: wordsOf('channels.tab.settings'), exact: true }).click()
  await expect(field).toBeVisible()
}

/** Another text in the first field that takes one. */
async function saveChange(page: Page, screen: Screen) {
  const input = inputsOf(screen, 'update').find((each) => isFreeText(screen, each))
  if (!input) return undefined
  const field = control(page, screen, input)
  await openForm(page, screen, field)
  const text = `${(await field.inputValue()).slice(0, 30)} II`
  await field.fill(text)
  await save(page)
  const savedItself = page.getByText(wordsOf('screens.form.savedItself'))
  if (screen.autosave) await expect(savedItself).toBeVisible()
  else await said(page, 'saved')
  return { field, text }
}

/** What can be done with the row and taken back is both. */
async function expectUndone(page: Page, screen: Screen, row: Locator): Promise<void> {
  const more = page.getByRole('button', { name: wordsOf('screens.panel.more'), exact: true })
  // A narrow table gives up columns; the panel says the state in any case.
  const panel = page.getByRole('main').locator('section').filter({ has: more }).first()
  const item = ({ label }: Action) =>
    page.getByRole('menuitem', { name: wordsOf(label), exact: true })
  // It takes keys once it has the focus.
  const menu = page.locator('[role=menu]:focus-within')
  const openMenu = async () => {
    await more.click()
    await expect(menu).toBeVisible()
  }
  const closeMenu = async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  for (const action of screen.actions.filter(isTakenBack)) {
    if (!(await more.isVisible())) return
    await openMenu()
    if (!(await item(action).isVisible())) {
      await closeMenu()
      continue
    }
    await item(action).click()
    const shown = shownBy(screen, action)
    if (action.leaves) await expect(row).toBeHidden()
    else if (shown) await expect(panel).toContainText(shown)
    await notices(page).getByRole('button', { name: 'Undo' }).first().click()
    await expect(row).toBeVisible()
    if (shown) await expect(panel).not.toContainText(shown)
    if (action.leaves) continue
    // What may be done now comes with the server's answer, after what the row says.
    await openMenu()
    await expect(item(action)).toBeVisible()
    await closeMenu()
  }
}

const isTakenBack = ({ undo, ask, confirm }: Action) =>
  undo !== undefined && ask === undefined && confirm === undefined

/** What a row says after an action, in a column that is there from the start. */
function shownBy({ fields, columns }: Screen, { shows = {} }: Action): string | undefined {
  const [field, value] = Object.entries(shows).find(([name]) =>
    columns.some((column) => column.field === name),
  ) ?? ['', '']
  const words = fields[field]?.values?.[value]
  return words && wordsOf(words)
}

/** Settings are put back, typed or saved. */
async function walkPage(page: Page, screen: Screen, path: string): Promise<void> {
  await page.goto(path)
  const inputs = inputsOf(screen, 'update')
  const needed = inputs.find(({ kind }) => kind === 'text')!
  const field = control(page, screen, needed)
  const before = await field.inputValue()
  await field.fill('')
  await save(page)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: wordsOf('screens.form.discard') }).click()
  await expect(field).toHaveValue(before)

  const change = await saveChange(page, screen)
  await page.reload()
  await expect(change!.field).toHaveValue(change!.text)
  await field.fill(before)
  await save(page)
  await expect(page.locator('[data-changed]')).toHaveCount(0)
  await expect(field).toHaveValue(before)
}
