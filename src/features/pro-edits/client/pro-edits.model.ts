// Loads all models of this area.
import './board.model'
import './deliver.model'
import './detail.model'
import './fresh.model'
import './insights/insights.model'
import './log.model'
import './send.model'
