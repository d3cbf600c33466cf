// Loads all models of this area.
import './liveUpdates.model'
import './request.model'
import './uploads.model'
