// Loads all models of this area.
import './givePassword.model'
import './seats.model'
