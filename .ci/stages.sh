# Runs the stages: each in its own process group, its output shown and logged, its CPU time compared with a target.
# Sourced by .ci/run; reads $limit, writes $work.

TEST_RUN_ID="$(date +%m%d%H%M%S)$$"
export TEST_RUN_ID CI=1
work=$(mktemp -d)
chmod 711 "$work"
touch "$work/stages.tsv"
running=''
preparing=''
current=''

source .ci/services.sh

# Sets $processor to the CPU seconds of this shell's finished children. Not in a subshell: times would report the
# subshell's children.
read_processor() {
  times >"$work/times"
  processor=$(tail -n 1 "$work/times" | tr 'ms' '  ' | awk '{ printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }')
}

end_running() {
  [ -z "$running" ] || kill -TERM -- "-$running" 2>/dev/null || true
  running=''
}

# stage <name> <target in CPU seconds> <command…>
# A stage fails beyond twice its target. CPU time, unlike wall time, hardly depends on other load of the machine. It
# excludes PostgreSQL and Redis.
stage() {
  local name=$1 target=$2 log="$work/$1.log" start=$SECONDS status=0 before processor
  shift 2
  current=$name
  printf '\n── %s\n' "$name"
  : >"$log"
  read_processor
  before=$processor
  set -m # own process group, so that end_running stops all its children
  "$@" >"$log" 2>&1 &
  running=$!
  set +m
  tail -n +1 -s 0.2 -f --pid="$running" "$log" &
  wait "$running" || status=$?
  wait $! || true
  end_running

  read_processor
  processor=$((processor - before))
  if [ "$status" -eq 0 ] && [ "$processor" -gt $((2 * target)) ]; then
    echo "$name took $processor s of processor, more than twice its target of $target s." | tee -a "$log"
    status=1
  fi
  printf '%s\t%d\t%d\t%d\t%d\n' "$name" "$((SECONDS - start))" "$processor" "$target" "$status" >>"$work/stages.tsv"
  [ "$status" -eq 0 ] || exit "$status"
  current=''
}

finish() {
  local status=$?
  trap - EXIT INT TERM
  set +e
  end_running
  [ ! -d node_modules/pg ] || node .ci/drop.mjs
  # Interrupting a package manager would leave the machine in a broken state.
  [ -z "$preparing" ] || wait "$preparing"
  if [ -n "$current" ]; then
    mkdir -p test-results/ci
    cp "$work"/*.log "$work"/postgresql/*.log test-results/ci/ 2>/dev/null
  fi
  stop_services
  node .ci/report.mjs "$work" "$SECONDS" "$current"
  rm -rf "$work"
  exit "$status"
}
trap finish EXIT
trap 'exit 130' INT
trap 'echo "Stopped, or past $limit minutes."; exit 143' TERM
