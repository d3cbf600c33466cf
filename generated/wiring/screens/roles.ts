// Generated from manifest/features/own-roles.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps, type AsideProps } from '../../../src/screens/client'
import { RoleCell } from '../../../src/features/own-roles/client/parts/RoleCell'
import { PermissionEditor } from '../../../src/features/own-roles/client/parts/PermissionEditor'
import { MenuPreview } from '../../../src/features/own-roles/client/parts/MenuPreview'
import type { ListCustomerRolesRow } from '../../facts/features/own-roles'
import { screen } from '../../facts/screens/roles'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly RoleCell: FunctionComponent<CellProps<ListCustomerRolesRow>>
  readonly PermissionEditor: FunctionComponent<InputPartProps<ListCustomerRolesRow>>
  readonly MenuPreview: FunctionComponent<AsideProps<ListCustomerRolesRow>>
} = { RoleCell, PermissionEditor, MenuPreview }

export const RolesScreen = createScreen({ screen, parts })
