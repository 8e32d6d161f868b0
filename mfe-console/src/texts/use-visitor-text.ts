import { useLingui } from '@lingui/react/macro'
import type { Region } from '@within-reach/contract'
import { useNames } from './names'

/** @returns a function that describes what visitors see of an open or closed region */
export function useVisitorText(): (remote: string, region: Region, open: boolean) => string {
  const { t } = useLingui()
  const names = useNames()
  return (remote, region, open) => {
    const name = names.region(region)
    if (remote === 'mfe-userspace')
      return open
        ? t`The author of a post can choose “${name}”.`
        : t`The author of a post sees “${name} (not open yet)” and cannot choose it. The service refuses such a post. Existing posts stay.`
    if (remote !== 'mfe-askreach')
      return open ? t`Its pages offer “${name}”.` : t`Its pages say that “${name}” is not open yet.`
    if (region === 'Others')
      return t`The agent service does not name this region, so visitors see no difference.`
    return open
      ? t`The agent service is offered for ${name}.`
      : t`The agent service says that ${name} is not open yet; a person who asks is put on the waiting list.`
  }
}
