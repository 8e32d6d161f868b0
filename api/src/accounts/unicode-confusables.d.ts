declare module 'unicode-confusables' {
  /** Replaces each character by its prototype among confusable characters (UTS #39, confusables.txt). */
  export function rectifyConfusion(text: string): string
}
