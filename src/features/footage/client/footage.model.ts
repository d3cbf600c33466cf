// Loads all models of this area. Its frame imports it, and so does every test of one of them.
import './headerTool.model'
import './keys.model'
import './registerClip.model'
import './rename.model'
import './uploads.model'
