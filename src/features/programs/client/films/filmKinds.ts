/** What file dialogs offer. */
export const filmKinds = 'video/*,.mkv,.mov,.mts,.m2ts,.mxf,.avi'
