import { Link } from 'react-router-dom';

import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { factValueInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { panelAddress } from '../model/exploreAddresses.ts';
import { type MappedFact, factInWords } from '../model/toMappedFacts.ts';
import { factsPanelTexts as texts, factPanelTexts } from '../texts.ts';
import styles from './map.module.scss';

interface FactPanelProps {
  shown: MappedFact;
  map: string;
  mayEdit: boolean;
}

/** Everything of one fact. */
export function FactPanel({ shown: { key, fact, at }, map, mayEdit }: FactPanelProps) {
  const or = (text: string) => (text === '' ? null : text);
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: factPanelTexts.date, value: fact.date && treeDateInWords(fact.date) },
          {
            term: factPanelTexts.place,
            value:
              fact.place &&
              (at ? (
                <TextLink to={panelAddress(map, { kind: 'place', placeId: at.placeId })}>{fact.place.text}</TextLink>
              ) : (
                fact.place.text
              )),
          },
          { term: factPanelTexts.details, value: or(factValueInWords(fact)) },
          { term: factPanelTexts.notes, value: or(fact.notes.join(' ')) },
          {
            term: factPanelTexts.position,
            value: at ? (at.isPinned ? factPanelTexts.pinned : factPanelTexts.found) : factPanelTexts.notFound,
          },
        ]}
      />
      {mayEdit && (
        <div>
          <ButtonLink to={panelAddress(map, { kind: 'edit', fact: key })}>{factPanelTexts.edit}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}

interface FactListProps {
  label: string;
  facts: readonly MappedFact[];
  /** Address of the map. */
  map: string;
}

/** Facts as links to their panels, each with its place. */
export function FactList({ label, facts, map }: FactListProps) {
  return (
    <ol role="list" aria-label={label} className={styles.facts}>
      {facts.map((mapped) => (
        <li key={mapped.key} className={styles.fact}>
          <Link to={panelAddress(map, { kind: 'fact', fact: mapped.key })}>{factInWords(mapped)}</Link>
          {mapped.fact.place && <span className={styles.place}>{mapped.fact.place.text}</span>}
        </li>
      ))}
    </ol>
  );
}

interface FactsPanelProps {
  facts: readonly MappedFact[];
  map: string;
  mayEdit: boolean;
}

/** A life as a list: what is on the map, and what is not because its place is not known. */
export function FactsPanel({ facts, map, mayEdit }: FactsPanelProps) {
  const placed = facts.filter(({ at }) => at !== null);
  const others = facts.filter(({ at }) => at === null);
  return (
    <Stack gap={4}>
      {placed.length > 0 ? (
        <FactList label={texts.placed} facts={placed} map={map} />
      ) : (
        <Notice tone="empty" title={texts.nonePlaced} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="not-placed">
          <h3 id="not-placed">{texts.others}</h3>
          <FactList label={texts.othersList} facts={others} map={map} />
        </section>
      )}
      {mayEdit && (
        <div>
          <ButtonLink to={panelAddress(map, { kind: 'add' })}>{texts.add}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}
