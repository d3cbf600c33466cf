// Generated from manifest/features/footage.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps, type OpenProps, type HeadProps, type SelectionProps, type FrameProps } from '../../../src/screens/client'
import { ClipName } from '../../../src/features/footage/client/parts/ClipName'
import { ClipResolution } from '../../../src/features/footage/client/parts/ClipResolution'
import { ClipRights } from '../../../src/features/footage/client/parts/ClipRights'
import { ClipCard } from '../../../src/features/footage/client/parts/ClipCard'
import { ClipMenu } from '../../../src/features/footage/client/parts/ClipMenu'
import { RatingInput } from '../../../src/features/footage/client/parts/RatingInput'
import { ClipPage } from '../../../src/features/footage/client/parts/ClipPage'
import { RecordClip } from '../../../src/features/footage/client/parts/RecordClip'
import { UploadClips } from '../../../src/features/footage/client/parts/UploadClips'
import { DownloadClips } from '../../../src/features/footage/client/parts/DownloadClips'
import { ClipDrop } from '../../../src/features/footage/client/parts/ClipDrop'
import type { ListClipsRow } from '../../facts/features/footage'
import { screen } from '../../facts/screens/footage'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ClipName: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipResolution: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipRights: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipCard: FunctionComponent<CellProps<ListClipsRow>>
  readonly ClipMenu: FunctionComponent<CellProps<ListClipsRow>>
  readonly RatingInput: FunctionComponent<InputPartProps<ListClipsRow>>
  readonly ClipPage: FunctionComponent<OpenProps<ListClipsRow>>
  readonly RecordClip: FunctionComponent<HeadProps>
  readonly UploadClips: FunctionComponent<HeadProps>
  readonly DownloadClips: FunctionComponent<SelectionProps>
  readonly ClipDrop: FunctionComponent<FrameProps>
} = { ClipName, ClipResolution, ClipRights, ClipCard, ClipMenu, RatingInput, ClipPage, RecordClip, UploadClips, DownloadClips, ClipDrop }

export const FootageScreen = createScreen({ screen, parts })
