import { useEffect, useRef, useState } from 'react'
import type { SubjectName } from '../../../../codegen/workbench/protocol'
import type { OutlineLine } from './outline'

/**
 * Gives the tree one tab stop: the last line the keys moved to, or the line that was selected
 * since.
 */
export function useTreeFocus(lines: readonly OutlineLine[], subject: SubjectName | null) {
  const tree = useRef<HTMLDivElement>(null)
  const [walked, setWalked] = useState<{ id: string; subject: SubjectName | null }>()
  const isMoving = useRef(false)
  const known = (id: string | null | undefined) => lines.find((line) => line.id === id)?.id
  const currentId =
    known(walked?.subject === subject ? walked?.id : null) ?? known(subject) ?? lines[0]?.id

  // Scrolls to a line that was selected elsewhere.
  useEffect(() => {
    if (subject !== null) itemOf(tree.current, subject)?.scrollIntoView({ block: 'nearest' })
  }, [subject])
  useEffect(() => {
    if (!isMoving.current || currentId === undefined) return
    isMoving.current = false
    itemOf(tree.current, currentId)?.focus()
  }, [currentId])

  const goTo = (line: OutlineLine) => {
    isMoving.current = line.id !== currentId
    setWalked({ id: line.id, subject: line.subject ?? subject })
  }
  return [tree, currentId, goTo] as const
}

function itemOf(tree: HTMLElement | null, id: string): HTMLElement | null {
  return tree?.querySelector(`[data-line="${CSS.escape(id)}"]`) ?? null
}
