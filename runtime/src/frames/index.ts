export { createFrameLoader } from './frame-loader'
export {
  frameProtocol,
  type FrameAddress,
  type FrameSession,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from './messages'
