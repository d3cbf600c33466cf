// A take as a file.
import { attach, createEffect, scopeBind } from 'effector'
import { saveBlob } from '../../../../browser/saveBlob'
import { takeFile } from '../../../../browser/spool/storedTakes'
import type { Take, TakeId } from '../../take'
import { $owner, folderOf, needOwner } from './owner'
import { $senders } from './sending.model'
import { $allTakes } from './takes.model'

/** What can be played and saved; undefined: the take is gone. */
export const takeFileFx = attach({
  source: { owner: $owner, senders: $senders, takes: $allTakes },
  async effect({ owner, senders, takes }, takeId: TakeId): Promise<File | undefined> {
    const take = takes.find((each) => each.takeId === takeId)
    if (!take) return undefined
    const { mime: type } = take
    const kept = await takeFile([...folderOf(needOwner(owner)), takeId])
    if (kept) return new File([kept], nameOf(take), { type })
    const source = senders.get(takeId)?.source
    return source && new File([await source.readMedia(0, source.size())], nameOf(take), { type })
  },
})

/** Hands the take to the browser, which puts it where downloads go. */
export const downloadTakeFx = createEffect(async (takeId: TakeId): Promise<void> => {
  const read = scopeBind(takeFileFx)
  const file = await read(takeId)
  if (file) saveBlob(file, file.name)
})

/** Such as "2026-11-23 10.42 camera.mp4": what sorts, and no letter that a disk refuses. */
function nameOf({ openedAt, source, mime }: Take): string {
  const [, ending = 'mp4'] = /^\w+\/([a-z0-9]+)/.exec(mime) ?? []
  const at = new Date(openedAt)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}.${two(at.getMinutes())} ${source}.${ending}`
}

const two = (part: number) => String(part).padStart(2, '0')
