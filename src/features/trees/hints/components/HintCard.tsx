import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Hint, HintState } from '../treeHintsApi.ts';
import styles from './HintCard.module.scss';
import { personName } from './personName.ts';
import { Receipts } from './Receipts.tsx';

interface HintCardProps {
  hint: Hint;
  mayDecide: boolean;
  /** The list is of one person: their name need not be said again. */
  isOfOne?: boolean;
  /** Hints of several trees stand together. */
  showsTree?: boolean;
  onDecide: (hint: Hint, state: HintState) => void;
}

/** What can be done with a hint besides comparing it, by the state it is in. */
const DECISIONS: Readonly<Record<HintState, readonly { state: HintState; label: string }[]>> = {
  NEW: [{ state: 'MAYBE', label: 'Maybe' }, { state: 'REJECTED', label: 'Not them' }],
  MAYBE: [{ state: 'NEW', label: 'Back to new' }, { state: 'REJECTED', label: 'Not them' }],
  REJECTED: [{ state: 'NEW', label: 'Offer again' }],
  ACCEPTED: [],
};

/** One hint: whom it is about, what record, why, and the ways to decide. */
export function HintCard({ hint, mayDecide, isOfOne = false, showsTree = false, onDecide }: HintCardProps) {
  const { id, person, record, state, strength, evidence, treeName } = hint;
  const name = personName(person);
  const compare = chartAddress(person.id, `record-merge/${id}`);
  return (
    <Card>
      <div>
        <div className={styles.head}>
          <h2 className={styles.record}>
            {record.name}
            <span className={styles.set}>{record.recordSetName}</span>
          </h2>
          <Inline gap={1}>
            {record.isSample && <Badge>Sample</Badge>}
            <Badge tone={strength === 'STRONG' ? 'success' : 'info'}>{strength === 'STRONG' ? 'Strong match' : 'Possible match'}</Badge>
          </Inline>
        </div>
        <p className={styles.facts}>{record.summaryLine}</p>
        {!isOfOne && (
          <p className={styles.who}>
            May be <TextLink to={chartAddress(person.id)}>{name}</TextLink>
            {showsTree && ` in ${treeName}`}
          </p>
        )}
      </div>
      {evidence.length > 0 ? (
        <details className={styles.why}>
          <summary>Why this record?</summary>
          <Receipts evidence={evidence} />
        </details>
      ) : (
        !record.isReadable && (
          <p className={styles.facts}>
            <TextLink to={chartAddress(person.id, 'record-free-trial')}>Read the whole record</TextLink> to see why.
          </p>
        )
      )}
      <Inline gap={2}>
        <ButtonLink to={compare} size="sm" variant={state === 'NEW' && mayDecide ? 'primary' : 'secondary'} aria-label={`Compare ${record.name}, ${record.recordSetName}, with ${name}`}>
          Compare
        </ButtonLink>
        {mayDecide &&
          DECISIONS[state].map((decision) => (
            <Button key={decision.state} size="sm" variant="quiet" aria-label={`${decision.label}: ${record.name}, ${record.recordSetName}`} onClick={() => onDecide(hint, decision.state)}>
              {decision.label}
            </Button>
          ))}
      </Inline>
    </Card>
  );
}
