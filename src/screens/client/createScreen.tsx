import { useUnit } from 'effector-react'
import { Suspense, type ComponentType } from 'react'
import type { Screen } from '../../../generated/facts/screen'
import { lazyPart } from '../../ui/lazyPart'
import { createFormModel } from './form/createFormModel'
import { importId } from './form/createOpenRow'
import { createListModel } from './list/createListModel'
import { ListContext } from './list/ListContext'
import { ListScreen } from './list/ListScreen'
import type { ScreenCalls } from './list/screenCalls'
import { createPageModel } from './page/createPageModel'
import { SettingsPage } from './page/SettingsPage'
import { Panel } from './panel/Panel'
import { drawHead, type Parts } from './parts'
import { $screensRevision } from './replaced.model'

const SplitScreen = lazyPart(async () => (await import('./split/SplitScreen')).SplitScreen)

export interface ScreenSources {
  readonly screen: Screen
  readonly calls: ScreenCalls
  readonly parts: Parts
}

/** Makes a screen of what the manifest says: its models once, and the component that draws them. */
export function createScreen(sources: ScreenSources): ComponentType {
  return sources.screen.isPage ? createPage(sources) : createList(sources)
}

function createList({ screen, calls, parts }: ScreenSources): ComponentType {
  const list = createListModel({ screen, calls, isOurs: (open) => open?.Screen === DrawnList })
  const form = createFormModel({ screen, calls, rows: list.beside })
  const views = { list, form, parts }
  const importCall = calls.import
  const ImportPage =
    importCall &&
    lazyPart(async () => {
      const { createImport } = await import('./import/createImport')
      return createImport({ screen, calls, importCall, rows: list.beside, form })
    })

  function DrawnList() {
    useUnit($screensRevision)
    const isImporting = useUnit(list.beside.$openId) === importId
    if (isImporting && ImportPage) {
      return (
        <Suspense>
          <ImportPage />
        </Suspense>
      )
    }
    return (
      <ListContext value={views}>
        {screen.split ? (
          <SplitScreen split={screen.split} />
        ) : (
          <ListScreen
            head={screen.head.map((name) => drawHead(parts, name, {}))}
            panel={<Panel form={form} parts={parts} />}
          />
        )}
      </ListContext>
    )
  }
  return DrawnList
}

function createPage({ screen, calls, parts }: ScreenSources): ComponentType {
  const model = createPageModel({ screen, calls, isOurs: (open) => open?.Screen === DrawnPage })

  function DrawnPage() {
    useUnit($screensRevision)
    return <SettingsPage model={model} parts={parts} />
  }
  return DrawnPage
}
