import { Counter, Gauge, type Registry } from 'prom-client'
import type { Admission } from './admission'

/** Admission in `/metrics`. */
export function registerAdmissionMetrics(registry: Registry, admission: Admission): void {
  new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 because the service was busy',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(admission.state().shed)
    },
  })
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress',
    registers: [registry],
    collect() {
      this.set(admission.state().inFlight)
    },
  })
  new Gauge({
    name: 'http_requests_in_flight_limit',
    help: 'Maximum number of concurrent requests; it falls while the event loop is late',
    registers: [registry],
    collect() {
      this.set(admission.state().limit)
    },
  })
}
