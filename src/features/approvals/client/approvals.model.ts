// Loads all models of this area. The screen imports it, and so does every test of one of them.
import './review/captions.model'
import './review/filmCaptions.model'
import './review/changes.model'
import './review/comments.model'
import './review/decide.model'
import './review/draft.model'
import './review/review.model'
import './review/sent.model'
