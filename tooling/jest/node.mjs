import { preset, roomOf } from './preset.mjs'

/**
 * Jest for a room that runs in Node.
 * @param {string} configUrl the `import.meta.url` of the room's jest.config.mjs
 * @param {import('jest').Config} [own] what this room alone needs
 * @returns {import('jest').Config}
 */
export function node(configUrl, own = {}) {
  return preset(roomOf(configUrl), { testEnvironment: 'node', ...own })
}
