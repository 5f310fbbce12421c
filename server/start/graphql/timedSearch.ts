type Outcome = 'ok' | 'failed' | 'aborted';

/** A way to time answers of a search engine. @param note - takes what was asked, how it ended and its seconds */
export function timedSearch<Kind extends string>(note: (kind: Kind, outcome: Outcome, seconds: number) => void) {
  return async <Answer>(kind: Kind, work: () => Promise<Answer>): Promise<Answer> => {
    const started = performance.now();
    const done = (outcome: Outcome) => note(kind, outcome, (performance.now() - started) / 1000);
    try {
      const answer = await work();
      done('ok');
      return answer;
    } catch (error) {
      done((error as Error).name === 'AbortError' ? 'aborted' : 'failed');
      throw error;
    }
  };
}
