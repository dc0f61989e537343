# What tests need to start a PostgreSQL of their own; read by others, not run.

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then
    (cd / && exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@")
  else
    "$@"
  fi
}

# The folder of initdb and pg_ctl, the newest version of several.
postgres_programs() {
  local found
  found=$(ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin 2>/dev/null | sort -V | tail -n 1)
  if [ -n "$found" ] && [ -x "$found/initdb" ]; then
    echo "$found"
  elif command -v initdb >/dev/null; then
    dirname "$(command -v initdb)"
  fi
}

# A new database in FOLDER/data, with whatever pg_ctl is told besides.
make_postgres() {
  local programs=$1 folder=$2
  mkdir -p "$folder"
  if [ "$(id -u)" = 0 ]; then
    chown postgres:postgres "$folder"
  fi
  as_postgres "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync \
    >"$folder.initdb" || { cat "$folder.initdb" >&2; return 1; }
}

begin_postgres() {
  local programs=$1 folder=$2 options=$3
  as_postgres "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
    -o "-k $folder -c fsync=off $options" start >/dev/null || { cat "$folder/log" >&2; return 1; }
}
