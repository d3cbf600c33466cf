// Loads all models of this area. The screen imports it, and so does every test of one of them.
import './connecting.model'
import './ending.model'
import './ownProfile.model'
import './password.model'
import './reports.model'
import './sessions.model'
import './thirdPartyLinks.model'
