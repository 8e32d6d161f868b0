/** The current state of admission. */
export interface AdmissionState {
  readonly inFlight: number
  readonly limit: number
  /** Requests refused since the start. */
  readonly shed: number
}
