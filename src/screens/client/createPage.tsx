import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import type { ScreenSources } from './createScreen'
import { createPageModel } from './page/createPageModel'
import { SettingsPage } from './page/SettingsPage'
import { $screensRevision } from './replaced.model'

/** Makes a settings page of what the manifest says; apart from lists, which need nothing of it. */
export function createPage({ screen, parts }: ScreenSources): ComponentType {
  const model = createPageModel({ screen, isOurs: (open) => open?.routeId === screen.route })

  function DrawnPage() {
    useUnit($screensRevision)
    return <SettingsPage model={model} parts={parts} />
  }
  return DrawnPage
}
