// Generated from manifest/features/storyboards.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listStoryboards, addStoryboard, updateStoryboard, activateStoryboards, holdStoryboards, resumeStoryboards, cancelStoryboards, archiveStoryboards, reopenStoryboards, trashStoryboards, restoreStoryboards, eraseStoryboards, listStoryboardChoices } from '../features/storyboards'

export const calls = {
  list: listStoryboards,
  create: addStoryboard,
  update: updateStoryboard,
  actions: { activateStoryboards, holdStoryboards, resumeStoryboards, cancelStoryboards, archiveStoryboards, reopenStoryboards, trashStoryboards, restoreStoryboards, eraseStoryboards },
  options: { listPeople, listStoryboardChoices },
}
