// Loads all models of this area.
import './deliver.model'
import './fresh.model'
import './render.model'
