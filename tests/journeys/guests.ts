/** What the demo's campaign manager asks guests, made over the product's own calls. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { ListConsentFormsRow } from '../../generated/facts/features/consent'
import type { ListCrowdRequestsRow } from '../../generated/facts/features/crowd'
import { ask, signInOverHttp } from './api'
import type { Studio } from './studio'

type At = Pick<Studio, 'origin'>

const release = `Northwind Studios may show my recording in its films, on its site and to new
colleagues for three years. I can withdraw at any time with this link.`

let made = 0

/** Open for everybody who has its link: the end of that. */
export async function aGuestLink({ origin }: At, given: object = {}): Promise<string> {
  const { access_token: token } = await signInOverHttp(origin, 'cm')
  const to = (path: string, asked: object) => ask<ListCrowdRequestsRow>(origin, token, path, asked)
  made += 1
  const name = `Film release ${made}`
  const { formId } = await ask<ListConsentFormsRow>(origin, token, 'consent/addConsentForm', {
    values: { name, english: release.repeat(3), german: `Auf Deutsch: ${release}` },
  })
  await to('consent/activateConsentForms', { selection: { ids: [formId] } })
  const question = {
    text: 'What surprised you in your first week?',
    maxSeconds: 60,
    isRequired: true,
  }
  const values = {
    title: 'Your first week',
    prompts: [question, { ...question, text: 'Who helped you most?' }],
    consentForm: formId,
    languages: 'both',
    hasOpenLink: true,
    ...given,
  }
  const { requestId } = await to('crowd/addCrowdRequest', { values })
  await to('crowd/openCrowdRequests', { selection: { ids: [requestId] } })
  const { rows } = await ask<{ rows: ListCrowdRequestsRow[] }>(
    origin,
    token,
    'crowd/listCrowdRequests',
  )
  const link = rows.find((row) => row.requestId === requestId)?.link ?? ''
  return link.replace('/guest#', '')
}

/** Somebody with a phone that knows nothing of us. */
export async function aPhone(
  browser: Browser,
  { origin }: Studio,
  permissions: string[] = ['camera', 'microphone'],
): Promise<{ page: Page; context: BrowserContext }> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({
    viewport,
    baseURL: origin,
    hasTouch: true,
    permissions,
  })
  return { context, page: await context.newPage() }
}

export async function signRelease(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Dana Whitfield')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue to the camera' }).click()
}

export const recordButton = (page: Page) =>
  page.getByRole('button', { name: 'Record', exact: true })

export const cameraIsThere = (page: Page): Promise<void> => expect(recordButton(page)).toBeVisible()

/** As many seconds as the timer shows. */
export async function saidFor(page: Page, seconds: number): Promise<number> {
  const timer = page.locator('main time')
  let shown = 0
  while (shown < seconds) {
    const [, minutes = '0', rest = '0'] = /(\d+):(\d\d)/.exec(await timer.innerText()) ?? []
    shown = Number(minutes) * 60 + Number(rest)
  }
  return shown
}

export async function answer(page: Page): Promise<void> {
  await cameraIsThere(page)
  await recordButton(page).click()
  await saidFor(page, 2)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Use this answer' }).click()
}
