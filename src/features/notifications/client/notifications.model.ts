// Loads all models of this area. The header imports it, and so does every test of one of them.
import './bell.model'
import './bellTool.model'
