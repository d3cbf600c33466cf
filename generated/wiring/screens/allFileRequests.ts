// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { KindsInput } from '../../../src/features/file-requests/client/parts/KindsInput'
import { RequestPage } from '../../../src/features/file-requests/client/parts/RequestPage'
import { RequestTabs } from '../../../src/features/file-requests/client/parts/RequestTabs'
import type { ListFileRequestsRow } from '../../facts/features/file-requests'
import { screen } from '../../facts/screens/allFileRequests'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly KindsInput: FunctionComponent<InputPartProps<ListFileRequestsRow>>
  readonly RequestPage: FunctionComponent<OpenProps<ListFileRequestsRow>>
  readonly RequestTabs: FunctionComponent<AboveProps>
} = { KindsInput, RequestPage, RequestTabs }

export const AllFileRequestsScreen = createScreen({ screen, parts })
