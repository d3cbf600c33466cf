// Loads all models of this area. Its parts import it, and so does every test of one of them.
import './builder/copying.model'
import './builder/drawer.model'
import './builder/films.model'
import './builder/issues.model'
import './builder/turn.model'
import './preview/preview.model'
import './trial.model'
import './versions.model'
