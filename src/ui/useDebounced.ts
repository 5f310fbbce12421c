import { useEffect, useState } from 'react';

/** A value that follows another once that has rested for some milliseconds; for requests made while people type. */
export function useDebounced<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
