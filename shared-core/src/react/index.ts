export * from './lifecycles'
export * from './link'
export * from './pages'
export { useMember, useRemote, useSession } from './remote-context'
