#!/bin/sh
# A deploy hook of certbot: joins the renewed certificate and its key into the file that HAProxy reads, and reloads HAProxy.
set -eu

file=/etc/haproxy/within-reach.pem
umask 077
cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" > "$file.new"
mv "$file.new" "$file"
systemctl reload haproxy
