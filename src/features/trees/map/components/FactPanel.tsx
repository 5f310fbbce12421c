import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { factValueInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { panelAddress } from '../model/exploreAddresses.ts';
import type { MappedFact } from '../model/toMappedFacts.ts';
import { factPanelTexts as texts } from '../texts.ts';

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
          { term: texts.date, value: fact.date && treeDateInWords(fact.date) },
          {
            term: texts.place,
            value:
              fact.place &&
              (at ? (
                <TextLink to={panelAddress(map, { kind: 'place', placeId: at.placeId })}>{fact.place.text}</TextLink>
              ) : (
                fact.place.text
              )),
          },
          { term: texts.details, value: or(factValueInWords(fact)) },
          { term: texts.notes, value: or(fact.notes.join(' ')) },
          { term: texts.position, value: at ? (at.isPinned ? texts.pinned : texts.found) : texts.notFound },
        ]}
      />
      {mayEdit && (
        <div>
          <ButtonLink to={panelAddress(map, { kind: 'edit', fact: key })}>{texts.edit}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}
