// Loads all models of this area. Its parts import it, and so does every test of one of them.
import './badges.model'
import './continue.model'
import './heard.model'
import './inboxChannels.model'
import './link.model'
import './watch.model'
