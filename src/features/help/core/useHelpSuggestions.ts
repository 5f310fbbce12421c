import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { type HelpResult, helpSearchApi } from './helpSearchApi.ts';

/** The language of the help. */
export const HELP_LOCALE = 'en-gb';

/** Pause after the last keystroke before a question is sent, in milliseconds (spec 2 section 9, HELP-006). */
const REST_MS = 150;

/** Where the suggestions are (spec 2 section 4): none asked for, on their way, there, or not to be had. */
export type Suggestions =
  | { state: 'reset' }
  | { state: 'fetching' }
  | { state: 'complete'; results: readonly HelpResult[] }
  | { state: 'error' };

type Ask = ReturnType<typeof helpSearchApi.endpoints.helpSearch.initiate>;
type Asking = { dispatch: (ask: Ask) => ReturnType<Ask> }['dispatch'];

const RESET: Suggestions = { state: 'reset' };
const FETCHING: Suggestions = { state: 'fetching' };

/**
 * Suggestions for what is being typed. A blank text resets them and asks nothing; a question goes out when the typing
 * rests, and the one before it is aborted: only the latest counts (spec 2 section 4, HELP-006…009).
 */
export function useHelpSuggestions(typed: string): Suggestions {
  const dispatch = useDispatch() as Asking;
  const query = typed.trim();
  const [answer, setAnswer] = useState<{ query: string; shown: Suggestions } | null>(null);

  useEffect(() => {
    if (query === '') return undefined;
    let request: ReturnType<Ask> | undefined;
    const timer = setTimeout(() => {
      request = dispatch(
        helpSearchApi.endpoints.helpSearch.initiate(
          { query, locale: HELP_LOCALE, limitResultSize: true },
          { subscribe: false },
        ),
      );
      void request.then(({ data, error }) => {
        if (error && 'name' in error && error.name === 'AbortError') return;
        setAnswer({ query, shown: data ? { state: 'complete', results: data } : { state: 'error' } });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, query]);

  if (query === '') return RESET;
  return answer?.query === query ? answer.shown : FETCHING;
}
