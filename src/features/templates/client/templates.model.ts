// Loads all models of this area. Its parts import it, and so does every test of one of them.
import './publishing.model'
import './starting.model'
import './story.model'
import './trying.model'
