import type { Problem } from '../problems/problem'
import type { CheckContext } from './checkContext'
import { ensureAccessNarrows } from './menus/ensureAccessNarrows'
import { ensureBadgesCount } from './menus/ensureBadgesCount'
import { ensureDirectSectionsAreSingle } from './menus/ensureDirectSectionsAreSingle'
import { ensureEntriesDiffer } from './menus/ensureEntriesDiffer'
import { ensureEverythingIsSeen } from './menus/ensureEverythingIsSeen'
import { ensureHeadingsDiffer } from './menus/ensureHeadingsDiffer'
import { ensureMenusOpenRoutes } from './menus/ensureMenusOpenRoutes'
import { ensureParametersAreFilled } from './menus/ensureParametersAreFilled'
import { ensureSectionsKeepPromises } from './menus/ensureSectionsKeepPromises'
import { ensureSumsHaveBadges } from './menus/ensureSumsHaveBadges'
import { ensureTargetsAreSingle } from './menus/ensureTargetsAreSingle'
import { ensureEverybodyHasOneTree } from './people/ensureEverybodyHasOneTree'
import { ensureEverybodyLands } from './people/ensureEverybodyLands'
import { ensureEverybodyLogsOut } from './people/ensureEverybodyLogsOut'
import { ensureExclusiveRolesStandApart } from './people/ensureExclusiveRolesStandApart'
import { ensureNothingIsSaidTwice } from './predicates/ensureNothingIsSaidTwice'
import { ensurePromisesCanHold } from './predicates/ensurePromisesCanHold'
import { ensureCallsMeanIt } from './routes/ensureCallsMeanIt'
import { ensureCallsSayWho } from './routes/ensureCallsSayWho'
import { ensureActsAreDone } from './screens/ensureActsAreDone'
import { ensureRowsHaveLists } from './screens/ensureRowsHaveLists'
import { ensureRedirectsEnd } from './routes/ensureRedirectsEnd'
import { ensureRedirectsLead } from './routes/ensureRedirectsLead'
import { ensureScreensMayCall } from './routes/ensureScreensMayCall'

/**
 * The checks on who sees, opens and calls what. They run once every reference is known to exist.
 */
export const accessLaws: readonly ((checkContext: CheckContext) => Problem[])[] = [
  ensureNothingIsSaidTwice,
  ensurePromisesCanHold,
  ensureTargetsAreSingle,
  ensureParametersAreFilled,
  ensureMenusOpenRoutes,
  ensureAccessNarrows,
  ensureEverythingIsSeen,
  ensureSectionsKeepPromises,
  ensureDirectSectionsAreSingle,
  ensureEntriesDiffer,
  ensureHeadingsDiffer,
  ensureBadgesCount,
  ensureSumsHaveBadges,
  ensureEverybodyHasOneTree,
  ensureEverybodyLands,
  ensureEverybodyLogsOut,
  ensureExclusiveRolesStandApart,
  ensureCallsSayWho,
  ensureCallsMeanIt,
  ensureScreensMayCall,
  ensureActsAreDone,
  ensureRowsHaveLists,
  ensureRedirectsLead,
  ensureRedirectsEnd,
]
