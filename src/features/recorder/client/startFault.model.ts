// Why recording did not begin: it is said until somebody tries again.
import { createStore, sample } from 'effector'
import { choiceRefused, microphoneChosen, sourceChosen } from './devices.model'
import { startRefused, type StartRefusal } from './recording.model'
import { due, reached } from './stage.model'

export type StartFault = StartRefusal | 'microphone' | 'screen'

export const $startFault = createStore<StartFault | null>(null)
  .reset(
    reached('asking'),
    reached('choosing'),
    reached('counting'),
    reached('starting'),
    reached('closed'),
  )
  .reset(microphoneChosen, sourceChosen)

sample({ clock: [startRefused, choiceRefused], target: $startFault })
sample({ clock: due('sayNoSpace'), fn: () => 'noSpace' as const, target: $startFault })
