// Loads all models of this area. Its frame imports it, and so does every test of one of them.
import './download.model'
import './uploads.model'
