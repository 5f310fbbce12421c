import { Check, X } from 'lucide-react';
import { useState } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { OtherRecord } from '../matchesApi.ts';
import { otherRecordsTexts as texts } from '../texts.ts';
import styles from './OtherRecords.module.scss';

interface MatchLineProps {
  match: OtherRecord;
  isDismissed: boolean;
  /** Left out for visitors, for whom nothing is stored. @returns whether it was stored. */
  onChange?: (isDismissed: boolean) => Promise<boolean>;
}

/** One match: the record, how sure it is, and the evidence for and against it. */
export function MatchLine({
  match: { id, name, summaryLine, recordSetName, strength, evidence },
  isDismissed,
  onChange,
}: MatchLineProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const change = async (wanted: boolean) => setHasFailed(!(await onChange?.(wanted)));
  if (isDismissed) {
    return (
      <p className={styles.dismissed}>
        <span>{texts.dismissed(name)}</span>
        <Button size="sm" variant="quiet" onClick={() => void change(false)}>
          {texts.undo}
        </Button>
      </p>
    );
  }
  return (
    <article aria-label={`${name}, ${summaryLine}`} className={styles.match}>
      <div className={styles.head}>
        <TextLink to={transcriptAddress(id)}>{name}</TextLink>
        <Badge tone={strength === 'STRONG' ? 'success' : 'neutral'}>
          {strength === 'STRONG' ? texts.strong : texts.possible}
        </Badge>
      </div>
      <p className={styles.where}>
        {summaryLine} · {recordSetName}
      </p>
      <details className={styles.why}>
        <summary>{texts.why}</summary>
        <ul className={styles.reasons}>
          {evidence.map(({ text, isFor }) => (
            <li key={text}>
              {isFor ? (
                <Check aria-hidden="true" className={styles.for} />
              ) : (
                <X aria-hidden="true" className={styles.against} />
              )}
              <span>
                <VisuallyHidden>{isFor ? texts.for : texts.against}</VisuallyHidden>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {onChange && (
        <div className={styles.act}>
          <Button size="sm" onClick={() => void change(true)}>
            {texts.dismiss}
          </Button>
          {hasFailed && <span role="alert">{texts.notStored}</span>}
        </div>
      )}
    </article>
  );
}
