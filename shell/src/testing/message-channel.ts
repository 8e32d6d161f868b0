/** A channel that delivers a message as the next microtask. */
class TestMessageChannel {
  readonly port1 = { onmessage: () => {}, close: () => {} }
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage()) }
}

/** Gives jsdom message channels, which it lacks. */
export const provideMessageChannel = () => void Object.assign(window, { MessageChannel: TestMessageChannel })
