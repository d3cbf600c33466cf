/** Playwright's reporter that tells `npm test` how many journeys are done. */
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { mark } from './progress'

// Playwright takes a reporter by its file, as the default export.
export default class MarksOfJourneys implements Reporter {
  private done = 0
  private total = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
    process.stdout.write(mark(0, this.total))
  }

  onTestEnd(): void {
    process.stdout.write(mark(++this.done, this.total))
  }

  printsToStdio(): boolean {
    return false
  }
}
