import { withSettings, workflowJobs } from './workflow'

const workflow = (needs: string, uses = 'actions/checkout@v6') => `
jobs:
  one:
    ${needs === 'two' ? 'needs: two' : 'runs-on: ubuntu-latest'}
    env:
      SITE: \${{ vars.SITE }}
    steps:
      - uses: ${uses}
      - name: Test
        env:
          TOKEN: \${{ secrets.TOKEN }}
        run: npm test
  two:
    needs: ${needs === 'two' ? 'zero' : needs}
    steps:
      - run: npm run lint
`

it('the jobs of a workflow have their commands, in an order that they can run in', () => {
  expect(workflowJobs(workflow('one'))).toEqual([
    {
      name: 'one',
      steps: [
        { name: 'Test', run: 'npm test', env: { SITE: '${{ vars.SITE }}', TOKEN: '${{ secrets.TOKEN }}' } },
      ],
    },
    { name: 'two', steps: [{ name: 'npm run lint', run: 'npm run lint', env: {} }] },
  ])
  expect(() => workflowJobs(workflow('two'))).toThrow('one stands before two')
})

it('an action that a local run cannot do is refused', () => {
  expect(() => workflowJobs(workflow('one', 'example/deploy@v1'))).toThrow('cannot do example/deploy@v1')
})

it('settings have values, and nothing else is guessed', () => {
  const settings = { vars: { SITE: 'https://example.com' }, secrets: { TOKEN: 'abc' } }
  expect(withSettings({ A: '${{ vars.SITE }}/', B: '${{ secrets.TOKEN }}', C: 'x' }, settings)).toEqual({
    A: 'https://example.com/',
    B: 'abc',
    C: 'x',
  })
  expect(() => withSettings({ A: '${{ vars.TOKEN }}' }, settings)).toThrow('Nobody has set "vars.TOKEN"')
  expect(() => withSettings({ A: '${{ github.sha }}' }, settings)).toThrow('Nobody has set "github.sha"')
})
