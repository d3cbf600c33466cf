import { attach, combine, createEvent, sample } from 'effector'
import { personas } from '../../../generated/facts/roles'
import { can } from '../../access/can'
import { personaOf } from '../../access/worldOf'
import { navigateFx } from '../../browser/location'
import { $session, $world } from '../../session/client'
import { addressOf } from '../routing/addressOf'
import { $navigation } from '../navigation/navigation.model'

/** Spec §6: a super-admin's profile leads to the change of password. */
export const profilePressed = createEvent()

/** Spec §2: in tablet mode the profile icon logs out. */
export const $isIconSignOut = combine($navigation, $world, ({ controls }, world) =>
  can(controls.signOutByIcon.access, world),
)

const openProfileFx = attach({
  source: $session,
  async effect(session) {
    const persona = session && personaOf(session.roles)
    if (persona) await navigateFx({ to: addressOf(personas[persona].profile, session.userUUID) })
  },
})

sample({ clock: profilePressed, target: openProfileFx })
