import type { ComponentType } from 'react'
import { createImportModel, type ImportSources } from './createImportModel'
import { ImportPage } from './ImportPage'

/** The import of a screen: fetched and made when it is first opened. */
export function createImport(sources: ImportSources): ComponentType {
  const model = createImportModel(sources)
  return function DrawnImport() {
    return <ImportPage model={model} />
  }
}
