// Loads all models of this area.
import './fresh.model'
import './request.model'
import './trial.model'
