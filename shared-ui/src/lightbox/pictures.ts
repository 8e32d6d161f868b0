export interface LightboxPicture {
  readonly src: string
  /** The description. Empty if the author gave none. */
  readonly alt: string
  /** Its own size in pixels, which reserves its space while it loads. */
  readonly width?: number
  readonly height?: number
  /** A smaller file for the grid. */
  readonly thumbnail?: string
}

export interface LightboxTexts {
  /** The name of a thumbnail, such as "Open picture 2 of 5: a desk". */
  readonly open: (at: number, of: number, alt: string) => string
  /** The text below the open picture, such as "2 / 5". */
  readonly caption: (at: number, of: number) => string
  readonly previous: string
  readonly next: string
  readonly close: string
}
