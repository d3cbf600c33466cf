// Loads all models of this area.
import './accepted.model'
import './liveUpdates.model'
import './review/decide.model'
import './review/notes.model'
import './review/peaks.model'
import './review/retake.model'
import './review/room.model'
import './task.model'
