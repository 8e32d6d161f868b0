/**
 * Removes the words of a search from its answer. The question of a page is in the page, such as in the address of its feed; only what
 * the service adds is an answer.
 * @param address the path and query that were asked for
 */
export function withoutQuestion(text: string, address: string): string {
  const { searchParams } = new URL(address, 'http://localhost')
  let left = text
  for (const value of ['search', 'searchData'].flatMap((name) => searchParams.get(name) ?? []))
    for (const question of [
      `"search":"${value}"`,
      `"searchData":"${value}"`,
      `search=${value}`,
      // The title of a feed, in the feed and in the page.
      `: ${value} · Within Reach</title>`,
      `: ${value}" href="`,
    ])
      left = left.replaceAll(question, '')
  return left
}
