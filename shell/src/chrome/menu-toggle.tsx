import { useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { BackIcon, iconButtonClass, IconButton, MenuIcon } from '@within-reach/shared-ui'
import { back } from '../navigation/navigate'
import { ShellLink } from './shell-link'

export interface MenuToggleProps {
  readonly pathname: string
  readonly loggedIn: boolean
}

const menuPages: readonly string[] = [paths.mobileMenu, paths.mobileMenuMember]

/** Links to the menu of visitors or of members. On a menu page it leads back. */
export function MenuToggle({ pathname, loggedIn }: MenuToggleProps) {
  const { t } = useLingui()
  if (menuPages.includes(pathname)) {
    return (
      <IconButton label={t`Close the menu`} onClick={() => back(paths.home)}>
        <BackIcon size={24} />
      </IconButton>
    )
  }
  const to = loggedIn ? paths.mobileMenuMember : paths.mobileMenu
  return (
    <ShellLink to={to} className={iconButtonClass} aria-label={t`Menu`} title={t`Menu`}>
      <MenuIcon size={24} />
    </ShellLink>
  )
}
