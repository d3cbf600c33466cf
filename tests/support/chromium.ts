import { existsSync } from 'node:fs'

const installed = (name: string) =>
  existsSync(`/usr/bin/${name}`) ? `/usr/bin/${name}` : undefined

/** CHROMIUM_PATH, else the system's, else Playwright's own. */
export const chromium = process.env['CHROMIUM_PATH'] ?? installed('chromium')

/** The same engine without a window around each page, which takes as much computing as the page. */
export const headlessShell =
  process.env['CHROMIUM_PATH'] ?? installed('chromium-headless-shell') ?? chromium
