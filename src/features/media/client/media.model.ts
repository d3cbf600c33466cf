// Loads all models of this area. Its door imports it, and so does every test of one of them.
import './arrived.model'
import './connection.model'
import './growTake.model'
import './passedOn.model'
import './unbegun.model'
