// MP4 holds films and music alike, whatever its head calls itself: its streams tell.
import { inputGuards, ProgramFault, runProgram, Unusable, type FileWork } from '../../media/server'

interface Streams {
  readonly streams?: readonly {
    readonly codec_type?: string
    readonly disposition?: { readonly attached_pic?: number }
  }[]
}

/** The picture of an album is no film. */
export async function isFilm({ path, folder, programs, signal }: FileWork): Promise<boolean> {
  const shown = [
    '-show_entries',
    'stream=codec_type:stream_disposition=attached_pic',
    '-of',
    'json',
  ]
  const args = ['-v', 'error', ...inputGuards, ...shown, '-i', `file:${path}`]
  const limits = { timeoutMs: 60_000, folder, signal }
  const text = await runProgram(programs.ffprobePath, args, limits).catch((fault: unknown) => {
    if (fault instanceof ProgramFault && fault.end === 'exit') {
      throw new Unusable('rejected', 'isDamaged', 'Not accepted: isDamaged.')
    }
    throw fault
  })
  const { streams = [] } = JSON.parse(text) as Streams
  return streams.some(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  )
}
