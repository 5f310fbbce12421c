/** What `npm audit --json` said, or null where it is no JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads what `npm audit --json` said. An answer without counts is none: npm ends with the same code for faults that were
 * found and for a registry that refused.
 */
export function readAudit(stdout, stderr) {
  const answer = parsed(stdout);
  const counts = answer?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number') {
    const why = answer?.message ?? answer?.error?.summary ?? stderr.trim().split('\n')[0];
    return { code: 2, words: `The registry did not answer (${why || 'no reason given'}). Nothing was checked.` };
  }
  if (counts.total === 0) return { code: 0, words: 'No package that ships has a known fault.' };
  const lines = Object.values(answer.vulnerabilities ?? {}).map(
    ({ name, severity, range, via = [] }) =>
      `${severity}: ${name} ${range}${via.map((one) => (one.title ? `\n  ${one.title} ${one.url}` : '')).join('')}`,
  );
  return { code: 1, words: [`Packages that ship have ${counts.total} known faults.`, ...lines].join('\n') };
}
