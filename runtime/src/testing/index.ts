export * from './decisions'
