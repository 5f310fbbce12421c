/** How React and its router announce a failure that the site then reports. */
const ANNOUNCED = /^(?:%o|React Router caught)/u;
const REPORTED = /^Reported: (?<source>\S+)/u;

/**
 * Takes the failures that this test causes out of the output, so that a green run prints nothing. Everything else is
 * printed.
 * @returns answers the sources reported so far: `query`, `profile`.
 */
export function reportsOfTest(): () => readonly string[] {
  const sources: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    const print = console[level].bind(console);
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const text = String(words[0]);
      const source = REPORTED.exec(text)?.groups?.source;
      if (source !== undefined) sources.push(source);
      else if (!ANNOUNCED.test(text)) print(...words);
    });
  }
  return () => sources;
}
