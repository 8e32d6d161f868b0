declare module 'unicode-confusables' {
  /** Replaces each character by the one that it may be confused with (UTS #39, confusables.txt). */
  export function rectifyConfusion(text: string): string
}
