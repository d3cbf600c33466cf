// A channel from both sides: somebody finds it and asks, whoever owns it lets them in and sends something there.
import { notices, openAs } from './actions'
import { ask, signInOverHttp } from './api'
import { said } from './said'
import { keepSession } from './session/stored'
import { expect, expectAccessible, test } from './studio'

// What is sent is counted in menus.
test.use({ house: 'channels' })

const channel = 'Night shift'

test('somebody asks to join, is let in, and finds there what is sent until it is taken back', async ({
  page,
  browser,
}) => {
  await openAs(page, 'cm', '/channel/manage')
  await page.getByRole('button', { name: 'New channel' }).first().click()
  await page.getByRole('textbox', { name: 'Channel', exact: true }).fill(channel)
  // A name is enough; who sees it, posts and begins with what is chosen beforehand.
  for (const name of ['Open', 'Everything'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'On request' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: channel })).toBeVisible()
  await expectAccessible(page)

  const viewer = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await keepSession(viewer.context(), 'viewer')
  // Service workers are blocked in journeys, which is told once.
  await viewer.addInitScript(() => sessionStorage.setItem('worker.told', 'yes'))
  await viewer.goto('/home/discover-channel?search=night')
  await viewer.getByRole('button', { name: `Ask to join ${channel}` }).click()
  await said(viewer, `You have asked to join “${channel}”`)
  await expect(viewer.getByRole('button', { name: /^Asked to join/ })).toBeVisible()
  await expectAccessible(viewer)
  await viewer.getByRole('link', { name: channel }).click()
  await expect(viewer.getByText('Its programs are for those who were let in.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Let in: Victor Hale' }).click()
  await said(page, 'Victor Hale is in')
  await expect(
    page.getByRole('button', { name: 'What can be done with Victor Hale' }),
  ).toBeVisible()
  await expectAccessible(page)

  // The menu of a published program asks to whom it goes.
  await page.goto('/myprograms/list?search=Safety%20on%20set')
  await page.getByRole('button', { name: 'More for Safety on set' }).click()
  for (const name of ['Share', 'Copy link'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Send to …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Channels' }).fill('night')
  await page.getByRole('option', { name: channel }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('switch', { name: 'People have to watch it' }).check()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await said(page, '“Safety on set” was sent to 1 channel')

  // Whoever has the channel open sees it come, go and come back.
  await expect(viewer.getByRole('link', { name: 'Safety on set' })).toBeVisible()
  await expect(viewer.getByText('Required')).toBeVisible()
  await expectAccessible(viewer)

  await page.getByRole('button', { name: 'Approval', exact: true }).click()
  await page.getByRole('button', { name: `Take back from ${channel}` }).click()
  await said(page, `Taken back from ${channel}`)
  const undo = notices(page).getByRole('button', { name: 'Undo' })
  await expect(viewer.getByText('Nothing was sent here yet')).toBeVisible()
  await undo.click()
  await expect(page.getByRole('button', { name: `Take back from ${channel}` })).toBeVisible()
  await expect(viewer.getByRole('link', { name: 'Safety on set' })).toBeVisible()
  const address = viewer.url()
  await viewer.context().close()

  // From the channel itself, a program is chosen.
  await page.goto(address)
  await page.getByRole('button', { name: 'Send a program' }).click()
  await page.getByRole('combobox', { name: 'Program' }).fill('Portland')
  await page.getByRole('option', { name: 'Portland office tour' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await said(page, /was sent to 1 channel/)
  await expectAccessible(page)
})

test('a link from the team chat leads to its channel once somebody has signed in', async ({
  page,
  studio,
}) => {
  const { access_token: token } = await signInOverHttp(studio.origin, 'cm')
  const values = { name: 'From the chat', access: 'open', posting: 'owners', backfill: 'none' }
  const { channelId } = await ask<{ channelId: string }>(
    studio.origin,
    token,
    'channels/addChannel',
    {
      values: { ...values, chatChannelId: 'C024BE91L' },
    },
  )
  await page.goto('/channel/edit/C024BE91L')
  await page.getByLabel('Email or user name').fill('viewer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Studio-demo-2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'From the chat' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/channel/edit/${channelId}$`))
})
