// Loads all models of this area.
import './board.model'
import './deliver.model'
import './detail.model'
import './insights/insights.model'
import './liveUpdates.model'
import './log.model'
import './send.model'
