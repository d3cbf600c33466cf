/** What file dialogs offer: films, and sound that becomes one. */
export const films = 'video/*,audio/*,.mkv,.mov,.mts,.m2ts,.mxf,.avi'
