/** All models of the area; every screen and test of it loads them together. */
import './copied.model'
import './recordings.model'
import './rule.model'
import './sending.model'
import './uploads.model'
import './youtube.model'
import './zoom.model'
