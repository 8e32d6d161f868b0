import { createUnsavedWork } from './unsaved-work'

it('exists while any part of the page has some', () => {
  const unsaved = createUnsavedWork()
  const [form, panel] = [unsaved.newSource(), unsaved.newSource()]
  const told: boolean[] = []
  unsaved.exists$.subscribe((exists) => told.push(exists))
  expect(unsaved.exists()).toBe(false)
  form(true)
  form(true)
  panel(true)
  form(false)
  expect(unsaved.exists()).toBe(true)
  panel(false)
  expect(unsaved.exists()).toBe(false)
  expect(told).toEqual([false, true, false])
})

it('is not removed by a part that never had any', () => {
  const unsaved = createUnsavedWork()
  const [form, panel] = [unsaved.newSource(), unsaved.newSource()]
  form(true)
  panel(false)
  expect(unsaved.exists()).toBe(true)
})
