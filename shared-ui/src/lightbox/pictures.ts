export interface LightboxPicture {
  readonly src: string
  /** What is seen on it; empty where nobody has said. */
  readonly alt: string
  /** Its own size in pixels, so that its place is kept while it loads. */
  readonly width?: number
  readonly height?: number
  /** A smaller file for the grid. */
  readonly thumbnail?: string
}

export interface LightboxTexts {
  /** The name of a thumbnail, such as "Open picture 2 of 5: a desk". */
  readonly open: (at: number, of: number, alt: string) => string
  /** Under the open picture, such as "2 / 5". */
  readonly caption: (at: number, of: number) => string
  readonly previous: string
  readonly next: string
  readonly close: string
}
