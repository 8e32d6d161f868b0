// What a passkey needs, with its library: loaded when a passkey is used. It is one file, because every page lists the files of a
// remote.
export { addPasskey } from './add-passkey'
export { endCeremony } from './ceremonies'
export { logInWithPasskey } from './log-in'
