/**
 * What pages take of react-router. It comes from here, not from the package: a module that is shared as a package is
 * shared whole, which for this one is three times what the site uses of it.
 */
export { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
