#!/bin/sh
# Builds the site and writes a release into a folder. It runs in the folder of the sources, and needs Node, npm and the
# package registry.
set -eu

folder=$1
# No question and no progress bar.
export CI=true

npm run --silent release -- "$folder"
