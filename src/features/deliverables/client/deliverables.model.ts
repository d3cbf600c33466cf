// Loads all models of this area.
import './check.model'
import './deliver.model'
import './fresh.model'
import './render.model'
