/**
 * The part of react-router that pages use. Import it from here, not from the package: a package that is a shared module
 * is shared whole, which for this one is three times what the site uses.
 */
export { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
