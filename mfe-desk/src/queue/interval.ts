/** How often the queue is read again while it is visible, in milliseconds. */
export const queueInterval = 10_000
