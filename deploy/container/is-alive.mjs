// Exits with 0 if the service in this container is alive.
const { PORT, PROBE_PORT } = process.env
const answer = await fetch(`http://127.0.0.1:${PROBE_PORT || PORT || 3000}/healthz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
