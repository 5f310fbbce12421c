import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn, type authSlice } from '#features/kernel/auth/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { matchesApi, type OtherRecord } from '../matchesApi.ts';
import { otherRecordsTexts as texts } from '../texts.ts';
import { FoldCard } from './FoldCard.tsx';
import styles from './OtherRecords.module.scss';

interface MatchLineProps {
  match: OtherRecord;
  isDismissed: boolean;
  /** Left out for visitors, for whom nothing is stored. @returns whether it was stored. */
  onChange?: (isDismissed: boolean) => Promise<boolean>;
}

/** One match: the record, how sure it is, and the evidence for and against it. */
function MatchLine({
  match: { id, name, summaryLine, recordSetName, notation, strength, evidence },
  isDismissed,
  onChange,
}: MatchLineProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { readingAloud, readingInText } = useReadings(name, summaryLine);
  const change = async (wanted: boolean) => setHasFailed(!(await onChange?.(wanted)));
  if (isDismissed) {
    return (
      <p className={styles.dismissed}>
        <span>{texts.dismissed(readingInText(name, notation))}</span>
        <Button size="sm" variant="quiet" onClick={() => void change(false)}>
          {texts.undo}
        </Button>
      </p>
    );
  }
  return (
    <article
      aria-label={`${readingAloud(name, notation)}, ${readingAloud(summaryLine, notation)}`}
      className={styles.match}
    >
      <div className={styles.head}>
        <TextLink to={transcriptAddress(id)}>
          <Reading text={name} notation={notation} />
        </TextLink>
        <Badge tone={strength === 'STRONG' ? 'success' : 'neutral'}>
          {strength === 'STRONG' ? texts.strong : texts.possible}
        </Badge>
      </div>
      <p className={styles.where}>
        <Reading text={summaryLine} notation={notation} /> · {recordSetName}
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

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/**
 * Records of other sources that may be of the same person. States: looking, failed, none, some. A dismissal can be
 * undone until the page is left.
 */
export function OtherRecords({ id }: { id: string }) {
  const isSignedIn = useSelector((state: WithAuth) => selectIsSignedIn(state));
  const answer = matchesApi.useOtherRecordsQuery({ id });
  const matches = answer.currentData;
  const [dismiss] = matchesApi.useDismissMatchMutation();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const change = async (otherId: string, isDismissed: boolean) => {
    const { error: failure } = await dismiss({ recordId: id, otherId, isDismissed });
    if (!failure)
      setDismissed((others) => (isDismissed ? [...others, otherId] : others.filter((other) => other !== otherId)));
    return !failure;
  };
  const listOf = (shown: readonly OtherRecord[]) => (
    <ul className={styles.list}>
      {shown.map((match) => (
        <li key={match.id}>
          <MatchLine
            match={match}
            isDismissed={dismissed.includes(match.id)}
            {...(isSignedIn && { onChange: (isDismissed: boolean) => change(match.id, isDismissed) })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <FoldCard
      title={texts.title}
      {...(matches && matches.length > 0 && { foldedTitle: texts.titleWith(matches.length) })}
    >
      <Answer
        of={{ ...answer, data: matches }}
        texts={texts}
        waiting={
          <div role="status" aria-label={texts.looking}>
            <SkeletonLine />
            <SkeletonLine />
          </div>
        }
        headingLevel={3}
        empty={<p className={styles.none}>{texts.none}</p>}
      >
        {listOf}
      </Answer>
    </FoldCard>
  );
}
