-- The span of the request that wrote the mail (a traceparent), so that sending it is in the same trace. Empty if that is not traced.
ALTER TABLE mail_outbox ADD COLUMN trace text;
