import { type FormEvent, useState } from 'react';

import { figure } from '#domain/kernel/wording/counted.ts';

import styles from './ViewerTools.module.scss';

interface GoToPageProps {
  /** From 1; 0 while it is not known. */
  position: number;
  count: number;
  onGo: (position: number) => void;
}

/** Which page of how many, and the way to any other: a number and Enter. */
export function GoToPage({ position, count, onGo }: GoToPageProps) {
  const [typed, setTyped] = useState(String(position));
  const wanted = Number(typed);
  const isPage = Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isPage) onGo(wanted);
  };
  return (
    <form className={styles.goTo} onSubmit={go}>
      <input aria-label="Go to page" aria-invalid={!isPage || undefined} aria-describedby="page-count" inputMode="numeric" autoComplete="off" className={styles.number} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <span id="page-count">of {figure(count)}</span>
    </form>
  );
}
