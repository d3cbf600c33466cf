// Loads all models of this area. Its screens and parts import it, and so does every test of one of them.
import './channelPosts.model'
import './discover.model'
import './follow.model'
import './chat.model'
import './letters.model'
import './page.model'
import './people.model'
import './tab.model'
