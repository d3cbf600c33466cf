// Loads all models of this area.
import './layouts.model'
import './letter.model'
import './records.model'
import './sending.model'
