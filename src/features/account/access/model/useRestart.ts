import { useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

import { NextStep } from './nextStep.ts';

/** What an address says of one question alone. */
const OF_THE_QUESTION = ['interaction', 'newcomer', 'notice'];

/**
 * After the question has expired: asks for another. A page leaves the old one out of its address, and asks as it did at
 * first; what was typed stays.
 * @returns to be called when the reader wants it
 */
export function useRestart(): () => void {
  const { restart } = useContext(NextStep);
  const [query, setQuery] = useSearchParams();
  const askAgain = () => {
    for (const name of OF_THE_QUESTION) query.delete(name);
    setQuery(query, { replace: true });
  };
  return restart ?? askAgain;
}
