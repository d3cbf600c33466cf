// Generated from manifest/features/files.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps, type HeadProps, type SelectionProps, type FrameProps } from '../../../src/screens/client'
import { FileName } from '../../../src/features/files/client/parts/FileName'
import { LicenceCell } from '../../../src/features/files/client/parts/LicenceCell'
import { FileCard } from '../../../src/features/files/client/parts/FileCard'
import { FileMenu } from '../../../src/features/files/client/parts/FileMenu'
import { FilePanel } from '../../../src/features/files/client/parts/FilePanel'
import { RequestFiles } from '../../../src/features/files/client/parts/RequestFiles'
import { UploadFiles } from '../../../src/features/files/client/parts/UploadFiles'
import { DownloadFiles } from '../../../src/features/files/client/parts/DownloadFiles'
import { DropFiles } from '../../../src/features/files/client/parts/DropFiles'
import type { ListFilesRow } from '../../facts/features/files'
import { screen } from '../../facts/screens/files'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly FileName: FunctionComponent<CellProps<ListFilesRow>>
  readonly LicenceCell: FunctionComponent<CellProps<ListFilesRow>>
  readonly FileCard: FunctionComponent<CellProps<ListFilesRow>>
  readonly FileMenu: FunctionComponent<CellProps<ListFilesRow>>
  readonly FilePanel: FunctionComponent<OpenProps<ListFilesRow>>
  readonly RequestFiles: FunctionComponent<HeadProps>
  readonly UploadFiles: FunctionComponent<HeadProps>
  readonly DownloadFiles: FunctionComponent<SelectionProps>
  readonly DropFiles: FunctionComponent<FrameProps>
} = { FileName, LicenceCell, FileCard, FileMenu, FilePanel, RequestFiles, UploadFiles, DownloadFiles, DropFiles }

export const FilesScreen = createScreen({ screen, parts })
