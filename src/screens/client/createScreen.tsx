import { useUnit } from 'effector-react'
import { Suspense, type ComponentType } from 'react'
import type { Screen } from '../../../generated/facts/screen'
import { lazyPart } from '../../ui/lazyPart'
import { importId } from './form/createOpenRow'
import { ListContext } from './list/ListContext'
import { ListScreen } from './list/ListScreen'
import { drawFrame, type Parts } from './parts'
import { $screensRevision } from './replaced.model'
import { modelsOf } from './screenModels'

const SplitScreen = lazyPart(async () => (await import('./split/SplitScreen')).SplitScreen)

export interface ScreenSources {
  readonly screen: Screen
  readonly parts: Parts
}

/** Makes a list of what the manifest says: its models once, and the component that draws them. */
export function createScreen({ screen, parts }: ScreenSources): ComponentType {
  const { list, form } = modelsOf(screen)
  const views = { list, form, parts }
  // It comes while the rows are asked for; what fails is tried again where it is drawn.
  if (screen.split) void SplitScreen.fetch().catch(() => undefined)
  const importCall = screen.calls.import
  const ImportPage =
    importCall &&
    lazyPart(async () => {
      const { createImport } = await import('./import/createImport')
      return createImport({ screen, importCall, rows: list.beside, form })
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
    const drawn = screen.split ? (
      <Suspense>
        <SplitScreen split={screen.split} />
      </Suspense>
    ) : (
      <ListScreen />
    )
    return (
      <ListContext value={views}>
        {drawFrame(parts, screen.frame, { children: drawn }) ?? drawn}
      </ListContext>
    )
  }
  return DrawnList
}
