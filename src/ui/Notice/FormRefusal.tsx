import { useEffect, useRef, type ReactNode } from 'react';

import { Notice } from './Notice.tsx';

interface FormRefusalProps {
  /** What did not happen, as a sentence: “The fact was not saved”. */
  title: string;
  /** Why, in a sentence or two; null while nothing was refused. */
  reason: ReactNode;
}

/**
 * Why a form was not saved, in the form and brought into view: a form may be longer than its window. Nothing while
 * there is no reason.
 */
export function FormRefusal({ title, reason }: FormRefusalProps) {
  const place = useRef<HTMLDivElement>(null);
  const isRefused = reason !== null;
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, reason]);
  if (!isRefused) return null;
  return (
    <div ref={place}>
      <Notice tone="error" title={title}>
        <p>{reason}</p>
      </Notice>
    </div>
  );
}
