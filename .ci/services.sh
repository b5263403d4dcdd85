# Dependencies of the tests outside npm: a browser, PostgreSQL, Redis and an S3 server. Sourced by .ci/run; reads and
# writes $work.
# Installs only missing Debian packages, and starts a server only if none listens on its port.

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

postgresql_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }
apt() {
  as_root nice -n "${niceness:-0}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=600 -y -qq "$@"
}

may_install() {
  if [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null; then return 0; fi
  echo "Missing here, and apt-get is not permitted to this user: $*" >&2
  return 1
}

# install_packages [s3-server]: the heavy tests start a PostgreSQL of their own, even if one answers.
install_packages() {
  local packages=()
  [ -x /usr/bin/chromium-headless-shell ] || packages+=(chromium-headless-shell)
  { [ "${1:-}" != s3-server ] && answers 5432; } || [ -n "$(postgresql_bin)" ] || packages+=(postgresql)
  answers 6379 || command -v redis-server >/dev/null || packages+=(redis-server)
  [ ${#packages[@]} -gt 0 ] || return 0
  may_install "${packages[@]}" && apt update || return 1
  if [[ " ${packages[*]} " == *" postgresql "* ]]; then
    # The run starts its own cluster: the one created by Debian would take the port and ask for passwords.
    apt install --no-install-recommends postgresql-common || return 1
    as_root sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' \
      /etc/postgresql-common/createcluster.conf
  fi
  apt install --no-install-recommends "${packages[@]}"
}

# Ceph and git-secrets, needed by the heavy tests only: installed in the background, at the lowest priority.
install_s3_server() {
  local packages=(git-secrets radosgw ceph-mon ceph-osd ceph-common) niceness=19
  dpkg -s "${packages[@]}" >/dev/null 2>&1 && return 0
  may_install "${packages[@]}" && apt update && apt install --no-install-recommends "${packages[@]}"
}

# prepare_packages [s3-server]: installs the packages that every stage needs, then the S3 server if requested. Runs in
# the background; writes ready or failed to $work/<name>.end for await.
prepare_packages() {
  local ends=ready
  install_packages "$@" >"$work/packages.log" 2>&1 || ends=failed
  echo "$ends" >"$work/packages.end"
  [ "${1:-}" = s3-server ] || return 0
  ends=ready
  install_s3_server >"$work/s3-server.log" 2>&1 || ends=failed
  echo "$ends" >"$work/s3-server.end"
}

# await <name>: waits for packages or s3-server, and prints the log if the installation failed.
await() {
  until [ -s "$work/$1.end" ]; do sleep 0.5; done
  grep -q ready "$work/$1.end" || { cat "$work/$1.log" && return 1; }
}

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

start_postgresql() {
  local data="$work/postgresql" bin
  bin=$(postgresql_bin)
  mkdir "$data"
  [ "$(id -u)" -ne 0 ] || chown postgres "$data"
  as_postgres "$bin/initdb" -D "$data" -U root -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
  # The data is deleted after the run: fsync is not needed.
  as_postgres "$bin/pg_ctl" -D "$data" -l "$data/server.log" -w start \
    -o "-h 127.0.0.1 -p 5432 -k $data -c fsync=off -c max_connections=200" >/dev/null
}

start_services() {
  answers 5432 || start_postgresql
  answers 6379 || redis-server --bind 127.0.0.1 --port 6379 --save '' --dir "$work" --daemonize yes \
    --pidfile "$work/redis.pid" --logfile "$work/redis.log" >/dev/null
}

stop_services() {
  [ ! -f "$work/postgresql/postmaster.pid" ] ||
    as_postgres "$(postgresql_bin)/pg_ctl" -D "$work/postgresql" -m immediate stop >/dev/null
  [ ! -f "$work/redis.pid" ] || kill "$(cat "$work/redis.pid")"
}
