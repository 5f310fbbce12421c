import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { panelAddress } from '../model/exploreAddresses.ts';
import type { MappedFact } from '../model/toMappedFacts.ts';
import { factsPanelTexts as texts } from '../texts.ts';
import { FactList } from './FactList.tsx';

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
