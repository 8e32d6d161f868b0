/** What a stubbed browser can translate. */
export interface StubbedTranslator {
  /** The language that it detects; English by default. */
  readonly detected?: string
  readonly confidence?: number
  /** Whether its models are loaded. */
  readonly availability?: 'available' | 'downloadable' | 'unavailable'
  /** Translates a line; by default it is put in brackets, after its language: `ko[text]`. */
  readonly translate?: (line: string) => string | Promise<string>
}

/** Gives the browser the Translator and Language Detector APIs until the test ends. */
export function stubTranslator({
  detected = 'en',
  confidence = 0.9,
  availability = 'available',
  translate,
}: StubbedTranslator = {}): void {
  const available = async () => availability
  const stubs = {
    LanguageDetector: {
      availability: available,
      create: async () => ({ detect: async () => [{ detectedLanguage: detected, confidence }] }),
    },
    Translator: {
      availability: available,
      create: async ({ targetLanguage }: { readonly targetLanguage: string }) => ({
        translate: async (line: string) => (translate ? translate(line) : `${targetLanguage}[${line}]`),
      }),
    },
  }
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  afterStub = () => {
    for (const name of Object.keys(stubs)) Reflect.deleteProperty(globalThis, name)
  }
}

let afterStub: (() => void) | undefined
afterEach(() => {
  afterStub?.()
  afterStub = undefined
})
