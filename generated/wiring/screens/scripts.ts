// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps, type BlockProps } from '../../../src/screens/client'
import { ScriptInput } from '../../../src/features/programs/client/parts/ScriptInput'
import { ScriptVersions } from '../../../src/features/programs/client/parts/ScriptVersions'
import type { ListScriptsRow } from '../../facts/features/programs'
import { screen } from '../../facts/screens/scripts'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ScriptInput: FunctionComponent<InputPartProps<ListScriptsRow>>
  readonly ScriptVersions: FunctionComponent<BlockProps<ListScriptsRow>>
} = { ScriptInput, ScriptVersions }

export const ScriptsScreen = createScreen({ screen, parts })
