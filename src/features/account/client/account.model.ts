// The whole model of one's own account. The screen loads it, and so does every test of one of its models.
import './connecting.model'
import './ending.model'
import './password.model'
import './sessions.model'
import './thirdPartyLinks.model'
