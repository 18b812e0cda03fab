#!/usr/bin/env bash
# What action.yml runs: annotations, a table on the page of the run and, where it is wanted, SARIF. Ends as the lint does.
set -uo pipefail

lint=(node "$GITHUB_ACTION_PATH/bin/mcp-lint.js")
options=()
paths=()
while IFS= read -r line; do
  [[ -z ${line//[[:space:]]/} ]] || options+=("$line")
done <<<"${MCP_LINT_ARGS//$'\r'/}"
while IFS= read -r line; do
  [[ -z ${line//[[:space:]]/} ]] || paths+=("$line")
done <<<"${MCP_LINT_PATHS//$'\r'/}"
# Without a path there is no "--" either: what stands behind it would have to be one.
[[ ${#paths[@]} -eq 0 ]] || paths=(-- "${paths[@]}")

"${lint[@]}" "${options[@]+"${options[@]}"}" --format github "${paths[@]+"${paths[@]}"}"
code=$?

# A wrong option was told once.
if [[ $code -ne 2 || ${#options[@]} -eq 0 ]]; then
  again=("${lint[@]}" "${options[@]+"${options[@]}"}" --fail-on never)
  if [[ $MCP_LINT_SUMMARY == true ]]; then
    "${again[@]}" --format markdown "${paths[@]+"${paths[@]}"}" 2>/dev/null >>"$GITHUB_STEP_SUMMARY" || true
  fi
fi
if [[ $MCP_LINT_SARIF == true ]]; then
  report="$RUNNER_TEMP/mcp-lint.sarif"
  "${lint[@]}" "${options[@]+"${options[@]}"}" --fail-on never --format sarif --output "$report" "${paths[@]+"${paths[@]}"}" 2>/dev/null || true
  [[ ! -s $report ]] || echo "sarif=$report" >>"$GITHUB_OUTPUT"
fi
exit "$code"
