// A unit test has no network. It defines the service's answers with jest.spyOn(globalThis, 'fetch').
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

let addresses = 0
URL.createObjectURL = () => `blob:http://localhost/${++addresses}`
URL.revokeObjectURL = () => undefined
