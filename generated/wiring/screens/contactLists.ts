// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps, type BlockProps } from '../../../src/screens/client'
import { MembersCell } from '../../../src/features/contacts/client/parts/MembersCell'
import { RuleInput } from '../../../src/features/contacts/client/parts/RuleInput'
import { ShowContacts } from '../../../src/features/contacts/client/parts/ShowContacts'
import type { ListContactListsRow } from '../../facts/features/contacts'
import { screen } from '../../facts/screens/contactLists'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly MembersCell: FunctionComponent<CellProps<ListContactListsRow>>
  readonly RuleInput: FunctionComponent<InputPartProps<ListContactListsRow>>
  readonly ShowContacts: FunctionComponent<BlockProps<ListContactListsRow>>
} = { MembersCell, RuleInput, ShowContacts }

export const ContactListsScreen = createScreen({ screen, parts })
