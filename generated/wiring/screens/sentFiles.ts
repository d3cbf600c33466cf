// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { RequestCell } from '../../../src/features/file-requests/client/parts/RequestCell'
import { RequestPage } from '../../../src/features/file-requests/client/parts/RequestPage'
import { RequestTabs } from '../../../src/features/file-requests/client/parts/RequestTabs'
import type { ListFileRequestsRow } from '../../facts/features/file-requests'
import { screen } from '../../facts/screens/sentFiles'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly RequestCell: FunctionComponent<CellProps<ListFileRequestsRow>>
  readonly RequestPage: FunctionComponent<OpenProps<ListFileRequestsRow>>
  readonly RequestTabs: FunctionComponent<AboveProps>
} = { RequestCell, RequestPage, RequestTabs }

export const SentFilesScreen = createScreen({ screen, parts })
