/** What home exports to the whole. */
export { channelMailing } from './channelMail/channelMailing'
export { mailDailyJob } from './channelMail/mailDaily'
export { mailPostsJob } from './channelMail/mailPosts'
export { remindOfDueJob } from './remindOfDue'
export { postsLetter } from './channelMail/postsLetter'
export { sentPrograms } from './sentPrograms'
