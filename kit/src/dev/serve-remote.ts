import { createProxyMiddleware, type Options, responseInterceptor } from 'http-proxy-middleware'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { RemotePackage } from '../build/remote-package'
import { containerName, remoteConfiguration, versionUrl } from '../webpack/remote'
import { withDevVersion } from './dev-page'

/**
 * Serves the whole site, and rebuilds one remote on every change. The page then reloads.
 * @param remote the remote under development; it need not be live
 * @param site the address of the service, which serves the builds of the other remotes
 * @returns the address to open
 */
export async function serveRemote(remote: RemotePackage, site: string): Promise<string> {
  const version = '0.0.0-dev'
  const publicPath = versionUrl(remote.name, version)
  const configuration = remoteConfiguration(remote.build, remote.root, version, true)
  const compiler = webpack({
    ...configuration,
    mode: 'development',
    // The site's content policy refuses source maps of the kind 'eval'.
    devtool: 'source-map',
    optimization: { minimize: false },
    output: { ...configuration.output, publicPath },
  })
  if (!compiler) throw new Error('webpack rejected the configuration.')
  const entry = 'entry.js'
  const own = `http://127.0.0.1:${remote.build.port}`
  const options: Options = {
    target: site,
    // The service compares the host with the origin.
    changeOrigin: true,
    onProxyReq: (proxied) => {
      if (proxied.getHeader('origin') === own) proxied.setHeader('origin', site)
    },
  }
  const dev = { version, container: containerName(remote.name, version), entry }
  const pages = createProxyMiddleware((path, request) => isPage(path, request.headers.accept), {
    ...options,
    selfHandleResponse: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the interceptor answers its own failures
    onProxyRes: responseInterceptor((body, response, request, answer) => {
      const isHtml = response.headers['content-type']?.startsWith('text/html') ?? false
      const { pathname } = new URL(request.url ?? '/', own)
      // The service does not know the pages of a remote that is not live.
      if (remote.routes.some((route) => route.path === pathname)) answer.statusCode = 200
      return Promise.resolve(isHtml ? withDevVersion(body.toString('utf8'), remote, dev) : body)
    }),
  })
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: remote.build.port,
      hot: false,
      // The process that started it ends it, after the service.
      setupExitSignals: false,
      liveReload: true,
      static: false,
      devMiddleware: { publicPath },
      client: { overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares) => [...middlewares, pages, createProxyMiddleware(options)],
    },
    compiler,
  )
  await server.start()
  return own
}

const isPage = (path: string, accept = ''): boolean =>
  accept.includes('text/html') && !path.startsWith('/api/')
