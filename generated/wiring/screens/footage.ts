// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps, type HeadProps, type FrameProps } from '../../../src/screens/client'
import { ClipName } from '../../../src/features/footage/client/parts/ClipName'
import { ClipResolution } from '../../../src/features/footage/client/parts/ClipResolution'
import { ClipCard } from '../../../src/features/footage/client/parts/ClipCard'
import { ClipMenu } from '../../../src/features/footage/client/parts/ClipMenu'
import { ClipDialog } from '../../../src/features/footage/client/parts/ClipDialog'
import { UploadClips } from '../../../src/features/footage/client/parts/UploadClips'
import { ClipDrop } from '../../../src/features/footage/client/parts/ClipDrop'
import type { ListClipsRow } from '../../facts/features/footage'
import { calls } from '../../facts/screenCalls/footage'
import { screen } from '../../facts/screens/footage'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ClipName: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipResolution: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipCard: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipMenu: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipDialog: FunctionComponent<OpenProps<ListClipsRow>>
  readonly UploadClips: FunctionComponent<HeadProps>
  readonly ClipDrop: FunctionComponent<FrameProps>
} = { ClipName, ClipResolution, ClipCard, ClipMenu, ClipDialog, UploadClips, ClipDrop }

export const FootageScreen = createScreen({
  screen,
  calls,
  parts,
})
