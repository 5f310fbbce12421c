import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { SendToMember } from '#features/messages/core/index.ts';
import { QuestionsOfPerson, AddToResearch } from '#features/research/core/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { hintTexts } from '../texts.tsx';
import type { Hint, HintState } from '../treeHintsApi.ts';
import { DECISIONS } from './decisions.ts';
import styles from './HintGroupCard.module.scss';
import { HintReasons } from './HintReasons.tsx';
import { personName } from './personName.ts';

/** The hints of one person, in the order they came. */
interface HintGroup {
  person: Hint['person'];
  treeName: string;
  hints: readonly Hint[];
}

/** Hints by person; people in the order of their first hint. */
export function hintGroups(hints: readonly Hint[]): HintGroup[] {
  const groups = new Map<string, Hint[]>();
  for (const hint of hints) groups.set(hint.person.id, [...(groups.get(hint.person.id) ?? []), hint]);
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ person: group[0].person, treeName: group[0].treeName, hints: group }] : [],
  );
}

interface HintRowProps {
  hint: Hint;
  mayDecide: boolean;
  onDecide: (hint: Hint, state: HintState) => void;
}

/** One hint in a row: what record, the best reasons, and the ways to decide. */
function HintRow({ hint, mayDecide, onDecide }: HintRowProps) {
  const { id, person, record, state, strength, evidence } = hint;
  const { readingAloud, readingInText } = useReadings(record.name);
  const said = readingAloud(record.name, record.notation);
  const shown = readingInText(record.name, record.notation);
  const isNamedAlike = record.name.toLowerCase() === cardName(person).toLowerCase();
  const isStrong = strength === 'STRONG';
  return (
    <li className={styles.hint}>
      <div>
        <p className={styles.set}>
          {record.recordSetName}{' '}
          <span className={isStrong ? styles.strong : styles.possible}>
            {isStrong ? hintTexts.strong : hintTexts.possible}
          </span>
        </p>
        <p className={styles.facts}>
          <Reading text={record.summaryLine} notation={record.notation} />
          {!isNamedAlike && (
            <>
              , {hintTexts.namedAs} <Reading text={record.name} notation={record.notation} />
            </>
          )}
        </p>
        {evidence.length > 0 ? (
          <HintReasons evidence={evidence} />
        ) : (
          !record.isReadable && (
            <p className={styles.facts}>{hintTexts.whole(chartAddress(person.id, 'record-free-trial'))}</p>
          )
        )}
      </div>
      <div className={styles.acts}>
        <ButtonLink
          to={chartAddress(person.id, `record-merge/${id}`)}
          size="sm"
          variant={state === 'NEW' && mayDecide ? 'primary' : 'secondary'}
          aria-label={hintTexts.compareLabel(said, record.recordSetName, personName(person))}
        >
          {hintTexts.compare}
        </ButtonLink>
        {mayDecide &&
          DECISIONS[state].map((decision) => (
            <Button
              key={decision.state}
              size="sm"
              variant="quiet"
              aria-label={hintTexts.decisionLabel(decision.label, said, record.recordSetName)}
              onClick={() => onDecide(hint, decision.state)}
            >
              {decision.label}
            </Button>
          ))}
        {record.isReadable && (
          <AddToResearch size="sm" variant="quiet" address={transcriptAddress(record.id)} name={shown} />
        )}
        {record.isReadable && (
          <SendToMember size="sm" variant="quiet" address={transcriptAddress(record.id)} name={shown} />
        )}
      </div>
    </li>
  );
}

interface HintGroupCardProps {
  group: HintGroup;
  mayDecide: boolean;
  /** The list is of one person: their name need not be repeated. */
  isOfOne?: boolean;
  /** Hints of several trees are in one list. */
  showsTree?: boolean;
  onDecide: (hint: Hint, state: HintState) => void;
}

/** The hints of one person under their name. */
export function HintGroupCard({
  group: { person, treeName, hints },
  mayDecide,
  isOfOne = false,
  showsTree = false,
  onDecide,
}: HintGroupCardProps) {
  return (
    <div className={styles.card}>
      {!isOfOne && (
        <h2 className={styles.person}>
          <TextLink to={chartAddress(person.id)}>{personName(person)}</TextLink>{' '}
          {showsTree && <span>{hintTexts.inTree(treeName)}</span>}
        </h2>
      )}
      <div className={styles.questions}>
        <QuestionsOfPerson personId={person.id} />
      </div>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <HintRow key={hint.id} hint={hint} mayDecide={mayDecide} onDecide={onDecide} />
        ))}
      </ul>
    </div>
  );
}
