import { createDownloads } from '../../media/client'
import { downloadFilesFx } from './calls'
import { fileList } from './fileList'

export const { downloadAsked } = createDownloads({
  list: fileList,
  downloadFx: downloadFilesFx,
  words: {
    partly: 'files.download.partly',
    failed: 'files.download.failed',
    retry: 'files.retry',
  },
})
