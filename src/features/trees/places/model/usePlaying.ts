import { useEffect, useEffectEvent, useState } from 'react';

const STEP_MS = 900;

/**
 * Moves on by itself, step by step, until it is stopped or until there is no more.
 * @param step - goes one step; false at the end
 */
export function usePlaying(step: () => boolean): { isPlaying: boolean; setPlaying: (isPlaying: boolean) => void } {
  const [isPlaying, setPlaying] = useState(false);
  const next = useEffectEvent(() => {
    if (!step()) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(next, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { isPlaying, setPlaying };
}
