// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import { listIndustryTypeChoices } from '../features/organisation'
import { listBumpers, addBumper, updateBumper, activateBumpers, retireBumpers, makeBumpersDefault, dropBumpersDefault, trashBumpers, restoreBumpers, eraseBumpers, listBumperClips } from '../features/programs'

export const calls = {
  list: listBumpers,
  create: addBumper,
  update: updateBumper,
  actions: { activateBumpers, retireBumpers, makeBumpersDefault, dropBumpersDefault, trashBumpers, restoreBumpers, eraseBumpers },
  options: { listBumperClips, listIndustryTypeChoices },
}
