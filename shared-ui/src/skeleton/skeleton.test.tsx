import { render } from '@testing-library/react'
import { Skeleton, type SkeletonShape } from './skeleton'

const shapes: readonly SkeletonShape[] = ['text', 'row', 'card', 'article', 'form', 'mail']

const bones = (shape: SkeletonShape, lines: number) =>
  render(<Skeleton shape={shape} lines={lines} />).container.querySelectorAll('.bone').length

it.each(shapes)('a skeleton shaped like %s has the given number of parts, and says nothing', (shape) => {
  expect(bones(shape, 4)).toBeGreaterThan(bones(shape, 2))
  for (const skeleton of document.querySelectorAll('.skeleton')) {
    expect(skeleton).toHaveAttribute('aria-hidden', 'true')
    expect(skeleton.textContent).toBe('')
  }
})
