#!/bin/sh
# `parley` on the command line, with the settings of deploy/parley.service. Install it as root:
#   install deploy/parley.sh /usr/local/bin/parley
DATA_DIR=${DATA_DIR:-/var/lib/parley}
export DATA_DIR
exec node --env-file-if-exists=/etc/parley/parley.env /opt/parley/server/src/main.js "$@"
