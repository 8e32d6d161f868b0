import { createOwnPages } from './own-pages'
import { shellServices } from './testing/in-shell'

describe('the shell’s own pages', () => {
  it('are created once', async () => {
    const { load } = createOwnPages(shellServices())
    expect(await load()).toBe(await load())
  })

  it('are requested again after a failure', async () => {
    const failing = jest
      .fn(() => import('./create-pages'))
      .mockRejectedValueOnce(new Error('The chunk is missing'))
    const { load } = createOwnPages(shellServices(), failing)
    await expect(load()).rejects.toThrow('The chunk is missing')
    expect(await load()).toMatchObject({ mount: expect.any(Function) as unknown })
    expect(failing).toHaveBeenCalledTimes(2)
  })
})
