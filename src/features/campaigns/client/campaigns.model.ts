// Loads all models of this area.
import './fresh.model'
import './page.model'
import './reader.model'
import './starting.model'
