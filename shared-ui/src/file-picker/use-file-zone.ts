import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes the files that are dropped or pasted in an element. Dropped and pasted texts keep their meaning, also if the
 * clipboard has a picture of the text beside it, as office programs do.
 * @returns whether files are dragged over the element
 */
export function useFileZone(
  zone: RefObject<HTMLElement | null>,
  add: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(add)
  useEffect(() => {
    const element = zone.current
    if (!element) return
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const dragLeave = (event: DragEvent) => {
      // Entering a child of the zone does not leave the zone.
      if (!element.contains(event.relatedTarget as Node | null)) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      takeFrom(event, event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.getData('text/plain')) takeFrom(event, event.clipboardData)
    }
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    const listeners = new AbortController()
    // A rich text editor inside would otherwise read the event first.
    const options = { capture: true, signal: listeners.signal }
    element.addEventListener('dragover', dragOver, options)
    element.addEventListener('dragleave', dragLeave, options)
    element.addEventListener('drop', drop, options)
    element.addEventListener('paste', paste, options)
    return () => listeners.abort()
  }, [zone])
  return over
}
