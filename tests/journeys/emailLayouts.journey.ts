// Staff change how a letter reads, see how it looks, and send it from then on.
import { openAs, savedText } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

test('a draft is edited block by block, previewed, kept from being sent, mended and sent', async ({
  page,
}) => {
  await openAs(page, 'super', '/organization/eMailLayouts/eMailLayoutList/SuperAdmin')
  await page.getByText('New in a channel').click()
  await expect(page).toHaveURL(/eMailLayouts\/edit\//)
  const preview = page.getByRole('region', { name: 'Preview' })
  const letter = preview.frameLocator('iframe')
  await expect(letter.getByRole('heading')).toHaveText('Good morning, Victor Hale')

  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' for {{nobody}}')
  await expect(page.getByText('no value for “nobody”')).toBeVisible()
  await page.getByRole('button', { name: 'Send from now on' }).click()
  await expect(page.getByText('Before it can be sent:')).toBeVisible()
  await subject.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Before it can be sent:')).toHaveCount(0)

  const heading = page.getByRole('textbox', { name: 'Heading' })
  await heading.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('News for you')
  await expect(letter.getByRole('heading')).toHaveText('News for you')
  const texts = page.getByRole('textbox', { name: 'Text' })
  const before = await texts.count()
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('menuitem', { name: 'Text' }).click()
  await expect(texts).toHaveCount(before + 1)
  await texts.last().click()
  await page.keyboard.type('So long')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+b')
  await expect(letter.locator('strong')).toHaveText('So long')

  await preview.getByRole('radio', { name: 'Phone' }).check()
  await expect(preview.locator('iframe')).toHaveCSS('width', /^35\d/)
  await preview.getByRole('radio', { name: 'Text only' }).check()
  await expect(preview.locator('pre')).toContainText('So long')
  await expect(savedText(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Test to me' }).click()
  await said(page, 'A test is on its way to super@demo.example.')
  await page.getByRole('button', { name: 'Send from now on' }).click()
  await said(page, 'It is sent from now on.')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('button', { name: 'Send from now on' })).toBeVisible()
})

test('a sender is added, and says what its domain has to publish', async ({ page }) => {
  await openAs(page, 'super', '/organization/customer/email-verify?new')
  await page.getByRole('combobox', { name: 'Organization' }).fill('Bluefin')
  await page.getByRole('option', { name: 'Bluefin Logistics' }).click()
  await page.getByText('Letters come from it').click()
  await page.getByRole('textbox', { name: 'Address or domain' }).fill('bluefin.example')
  await page.keyboard.press('Control+s')
  const panel = page.getByRole('region', { name: '@bluefin.example' })
  await expect(panel).toContainText('studio-verify=')
  await expect(panel).toContainText('Not checked yet')
  await expectAccessible(page)
})
