import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { queryClient } from '~/shared-core/src/react/query-client'

/** The framework's default: the page is sent when it is rendered, followed by its data for the browser. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady() {
        // All requests share one cache of answers, so each begins with an empty one.
        queryClient.clear()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        headers.set('Cache-Control', 'no-cache')
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}
