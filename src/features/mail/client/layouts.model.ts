// Loads all models of this area. Its parts import it, and so does every test of one of them.
import './letter.model'
import './sending.model'
