// Loads all models of this area. The screen imports it, and so does every test of one of them.
import './connecting.model'
import './ending.model'
import './password.model'
import './sessions.model'
import './thirdPartyLinks.model'
