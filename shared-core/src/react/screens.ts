import type { ComponentType } from 'react'

/** Loads a screen from its own chunk. */
export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>

/** The screens of a remote that were loaded. They are rendered at once, without waiting for a promise. */
export interface Screens {
  /** @throws if its chunk cannot be loaded; the next call tries again */
  load(load: LoadScreen): Promise<ComponentType>
  /** @returns undefined while it is not loaded */
  loaded(load: LoadScreen): ComponentType | undefined
}

export function createScreens(): Screens {
  const loaded = new Map<LoadScreen, ComponentType>()
  return {
    async load(load) {
      const { Component } = await load()
      loaded.set(load, Component)
      return Component
    },
    loaded: (load) => loaded.get(load),
  }
}
