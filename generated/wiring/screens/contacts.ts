// Generated from manifest/features/contacts.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { screen } from '../../facts/screens/contacts'

export const ContactsScreen = createScreen({ screen, parts: {} })
