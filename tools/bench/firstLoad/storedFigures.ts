/** What pages cost before anything was done for first sight, in the units of the bench. */
export const STORED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': {
    'first paint ms': 3_100,
    'largest ms': 3_100,
    'blocking ms': 826,
    'script kB': 173,
    scripts: 12,
    requests: 25,
  },
  '/search/results?lastname=Smith': {
    'first paint ms': 3_200,
    'largest ms': 5_600,
    'blocking ms': 1_654,
    'script kB': 184,
    scripts: 18,
    requests: 57,
  },
};

/** Each figure as a share of its stored one; nothing for pages and figures of which none is stored. */
export function ratiosToStored(name: string, figures: Readonly<Record<string, number>>): Record<string, number> {
  const stored = STORED[name] ?? {};
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, figure]) =>
      stored[key] === undefined ? [] : [[key, figure / stored[key]]],
    ),
  );
}
