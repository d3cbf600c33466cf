/** What channels export to other features, and to the whole. */
export { arriveJob, expirePostsJob } from './arriving'
export { createChat } from './chat/services'
export { tellChatJob } from './chat/tellChatJob'
export { wantLetters } from './letters'
export { deliverProgram } from './deliverProgram'
export { takeBackDelivery } from './deliveries'
export { joinByRole, subscribeByRoleJob } from './subscribeByRole'
