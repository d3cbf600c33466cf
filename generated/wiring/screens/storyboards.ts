// Generated from manifest/features/storyboards.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps } from '../../../src/screens/client'
import { ProgressCell } from '../../../src/features/storyboards/client/parts/ProgressCell'
import { StoryboardPage } from '../../../src/features/storyboards/client/parts/StoryboardPage'
import type { ListStoryboardsRow } from '../../facts/features/storyboards'
import { screen } from '../../facts/screens/storyboards'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ProgressCell: FunctionComponent<CellProps<ListStoryboardsRow>>
  readonly StoryboardPage: FunctionComponent<OpenProps<ListStoryboardsRow>>
} = { ProgressCell, StoryboardPage }

export const StoryboardsScreen = createScreen({ screen, parts })
