import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRemote } from './remote-context'

/**
 * Sets a title that only the page knows, such as a post's subject. The shell shows the title of the route at every
 * navigation, also within the page, so it is set again at every address.
 * @param title undefined keeps the title of the route
 */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useRemote()
  const { key } = useLocation()
  useEffect(() => {
    if (title !== undefined) setTitle(title)
  }, [title, setTitle, key])
}
