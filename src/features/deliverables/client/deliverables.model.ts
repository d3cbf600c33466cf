// Loads all models of this area.
import './check.model'
import './deliver.model'
import './liveUpdates.model'
import './render.model'
