import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { grantsLoaded, selectGrants } from '#features/kernel/grants/index.ts';
import { fetchEntitlements } from '#services/entitlements/fetchEntitlements.ts';
import { Button } from '#ui/Button/Button.tsx';

import styles from './errorPage.module.scss';
import { rightsTexts as texts } from './rightsTexts.ts';

/**
 * Where a page was refused because it could not be learnt what the reader may do: says that this is asked again, and
 * asks at a press. Nothing once it is known.
 */
export function RightsUnknown() {
  const dispatch = useDispatch();
  const isUnknown = useSelector(selectGrants) === null;
  const [press, setPress] = useState<'none' | 'asking' | 'unanswered'>('none');
  const asked = useRef<AbortController | null>(null);
  // Once it is known otherwise, or another reader is here, the answer to a press is not wanted.
  useEffect(() => () => asked.current?.abort(), [isUnknown]);
  if (!isUnknown) return null;
  const ask = async () => {
    const mine = new AbortController();
    asked.current = mine;
    setPress('asking');
    const answer = await fetchEntitlements(mine.signal);
    if (mine.signal.aborted) return;
    setPress('unanswered');
    if (answer) dispatch(grantsLoaded(answer));
  };
  return (
    <div className={styles.rights}>
      <p>{texts.text}</p>
      <p role="status">{press === 'unanswered' && texts.still}</p>
      <Button loading={press === 'asking'} onClick={() => void ask()}>
        {texts.again}
      </Button>
    </div>
  );
}
