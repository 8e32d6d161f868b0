// A unit test has no network: it says what the service answers, with jest.spyOn(globalThis, 'fetch').
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

let addresses = 0
URL.createObjectURL = () => `blob:http://localhost/${++addresses}`
URL.revokeObjectURL = () => undefined
