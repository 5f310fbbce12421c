import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { factValueInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { panelAddress } from '../model/exploreAddresses.ts';
import type { MappedFact } from '../model/mappedFacts.ts';

interface FactPanelProps {
  told: MappedFact;
  map: string;
  mayEdit: boolean;
}

/** Everything of one fact. */
export function FactPanel({ told: { key, fact, at }, map, mayEdit }: FactPanelProps) {
  const or = (text: string) => (text === '' ? null : text);
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: 'Date', value: fact.date && treeDateInWords(fact.date) },
          { term: 'Place', value: fact.place && (at ? <TextLink to={panelAddress(map, { kind: 'place', placeId: at.placeId })}>{fact.place.text}</TextLink> : fact.place.text) },
          { term: 'Details', value: or(factValueInWords(fact)) },
          { term: 'Notes', value: or(fact.notes.join(' ')) },
          { term: 'On the map', value: at ? (at.isPinned ? 'Where its pin was set' : 'Where the gazetteer knows the place') : 'No: the place is not known' },
        ]}
      />
      {mayEdit && (
        <ButtonLink to={panelAddress(map, { kind: 'edit', fact: key })}>
          Edit
        </ButtonLink>
      )}
    </Stack>
  );
}
