/** Network Information API. Not every browser has it. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the person saves data, or the connection is so slow that a prefetch would delay the page itself. */
export function savesData(from: object = navigator): boolean {
  const { connection } = from as { readonly connection?: NetworkInformation }
  return connection?.saveData === true || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '')
}
