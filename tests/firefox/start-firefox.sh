#!/bin/sh
# What Playwright starts: Firefox with firefox.process.ts in between.
exec node --import tsx "$(dirname "$0")/firefox.process.ts" "$@"
