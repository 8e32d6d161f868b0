#!/bin/sh
# Creates the user of the service and its data folder. It runs as root.
set -eu

id=10001
groupadd --system --gid "$id" within-reach
useradd --system --uid "$id" --gid "$id" --no-create-home --home-dir /var/lib/within-reach --shell /usr/sbin/nologin within-reach
install -d -m 0750 -o "$id" -g "$id" /var/lib/within-reach
