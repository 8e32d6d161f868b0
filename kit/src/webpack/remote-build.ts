/** The build settings of a remote. */
export interface RemoteBuild {
  /** The package, such as 'mfe-userspace'. */
  readonly name: string
  /** The modules that the shell may load, by name. Each exports lifecycles. */
  readonly exposes: Readonly<Record<`./${string}`, string>>
  /** The port on which `npm run dev` serves this remote. */
  readonly port: number
}
