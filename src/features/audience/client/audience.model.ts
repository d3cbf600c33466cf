// Loads all models of this area.
import './givePassword.model'
import './inviting.model'
import './seats.model'
