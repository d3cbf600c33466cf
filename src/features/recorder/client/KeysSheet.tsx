import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazyPart'
import { $areKeysShown } from './commands.model'

const KeysDialog = lazyPart(async () => (await import('./KeysDialog')).KeysDialog)

export function KeysSheet() {
  const isShown = useUnit($areKeysShown)
  if (!isShown) return null
  return (
    <Suspense>
      <KeysDialog />
    </Suspense>
  )
}
