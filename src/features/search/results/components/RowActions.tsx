import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { CompareToggle } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { useReadings } from '#ui/Reading/useReadings.ts';

import type { SearchHit } from '../recordSearchApi.ts';
import { whyTexts as texts } from '../texts.ts';
import styles from './Results.module.scss';

interface WhyButtonProps {
  hit: SearchHit;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onApproach: () => void;
}

/** Opens and closes the reasons of a row. */
function WhyButton({ hit, isOpen, onToggle, onApproach }: WhyButtonProps) {
  const { readingAloud } = useReadings(hit.name);
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-expanded={isOpen}
      aria-label={texts.askOne(readingAloud(hit.name, hit.recordSet.notation))}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => onToggle(hit.id)}
    >
      {texts.ask}
    </Button>
  );
}

const KeepRow = lazyPart(() => import('./KeepRow.tsx').then((chunk) => chunk.KeepRow));

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

interface RowActionsProps {
  hit: SearchHit;
  isOpen: boolean;
  onToggle: (id: string) => void;
  /** A pointer or the focus is at the way to the reasons. */
  onApproach: () => void;
}

/** What may be done with a row beside opening it; without filters there is nothing to explain. */
export function RowActions({ hit, isOpen, onToggle, onApproach }: RowActionsProps) {
  const member = useSelector((state: WithAuth) => selectMember(state));
  const { readingInText } = useReadings(hit.name);
  const [hasResearch, hasCollections] = [useGrant('my-research:workspaces'), useGrant('collections')];
  return (
    <span className={styles.actions}>
      {hit.reasons.length > 0 && <WhyButton hit={hit} isOpen={isOpen} onToggle={onToggle} onApproach={onApproach} />}
      <CompareToggle kind="record" id={hit.id} name={readingInText(hit.name, hit.recordSet.notation)} />
      {member && (hasResearch || hasCollections) && (
        <Suspense fallback={null}>
          <KeepRow hit={hit} />
        </Suspense>
      )}
    </span>
  );
}
