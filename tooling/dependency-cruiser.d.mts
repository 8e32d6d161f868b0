import type { ICruiseOptions } from 'dependency-cruiser'

/** The rules for imports, as far as TypeScript reads them. */
declare const rules: {
  readonly options: ICruiseOptions & { readonly enhancedResolveOptions: object }
}
export default rules
