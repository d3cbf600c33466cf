/** The frame around every screen behind the sign-in, with what its tools listen to: one request. */
import '../features/media/client/unbegun.model'
import '../features/notifications/client/notifications.model'
import '../features/recorder/client/takesTool.model'

export { Frame } from '../shell/frame/Frame'
