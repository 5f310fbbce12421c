import { Plus } from 'lucide-react';
import { useState } from 'react';

import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { nextFactId } from '#domain/trees/core/documents/nextFactId.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import { type HistoricalEvent, readHistoricalEvents } from '#domain/trees/person/timeline/historicalEvents.ts';
import type { TimelineEntry } from '#domain/trees/person/timeline/timelineOf.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { FactMedia } from '../components/FactMedia.tsx';
import person from '../components/person.module.scss';
import styles from '../components/timeline.module.scss';
import { TimelineLine } from '../components/TimelineLine.tsx';
import { FactForm } from '../editorsParts.ts';
import type { FactOwner } from '../forms/FactForm.tsx';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { countriesOfLife, timelineOfLife } from '../model/lifeTimeline.ts';
import { toVersionedPerson } from '../model/toVersionedPerson.ts';
import { TimelineTextsDocument } from '../treePerson.generated.ts';
import { factsTexts as texts } from './texts.ts';

/** Apart from the other questions about people: reading dates is only needed by the page that has a timeline. */
const historicalEventsApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The events of up to three countries and of the whole world, in the texts an operator may lay over ours. */
    historicalEvents: query(TimelineTextsDocument, {
      transformResponse: ({ world, first, second, third }) =>
        readHistoricalEvents(
          [world, first, second, third]
            .flatMap((text) => text?.blocks ?? [])
            .filter(({ kind }) => kind === 'timeline')
            .flatMap(({ entries }) => entries),
        ),
    }),
  })),
});

const { useHistoricalEventsQuery } = historicalEventsApi;

const NO_EVENTS: readonly HistoricalEvent[] = [];

interface OpenFact {
  owner: FactOwner;
  fact: TreeFact;
}

/** Whose fact a line shows; null where it cannot be edited. */
function ownerOf({ familyId, fact }: TimelineEntry, life: Life): FactOwner | null {
  if (!fact) return null;
  if (familyId === null) {
    const old = toVersionedPerson(life);
    return old && { kind: 'person', old };
  }
  const family = life.families.find(({ id }) => id === familyId);
  return family?.document
    ? { kind: 'family', old: { id: family.id, version: family.version, document: family.document } }
    : null;
}

/** The life in order of time, with the events of the time beside it. Editors add and change facts here. */
export function FactsSection({ life }: { life: Life }) {
  const { tree, mayEdit, nameOf, isCompact } = usePlaceOfPerson();
  const [hasHistory, setHasHistory] = useState(!isCompact);
  const [open, setOpen] = useState<OpenFact | null>(null);
  const { currentData: history = NO_EVENTS } = useHistoricalEventsQuery(countriesOfLife(life));
  const entries = timelineOfLife(life, nameOf, history).filter(({ kind }) => hasHistory || kind !== 'history');
  const isEmpty = !entries.some(({ kind }) => kind !== 'history');
  const old = toVersionedPerson(life);
  const add = () =>
    old &&
    setOpen({
      owner: { kind: 'person', old },
      fact: emptyFact(
        nextFactId(old.document.facts),
        old.document.facts.some(({ type }) => type === 'birth') ? 'residence' : 'birth',
      ),
    });
  return (
    <Stack gap={4}>
      <div className={person.onScreen}>
        <Inline between gap={3}>
          <CheckboxField
            label={texts.showHistory}
            checked={hasHistory}
            onChange={(event) => setHasHistory(event.target.checked)}
          />
          {mayEdit && old && (
            <Button variant="primary" size="sm" icon={<Plus aria-hidden="true" />} onClick={add}>
              {texts.add}
            </Button>
          )}
        </Inline>
      </div>
      {isEmpty && (
        <Notice tone="empty" title={texts.empty.title}>
          <p>{mayEdit ? texts.empty.editors : texts.empty.others}</p>
        </Notice>
      )}
      {entries.length > 0 && (
        <ol role="list" aria-label={texts.timeline} className={styles.timeline}>
          {entries.map((entry) => {
            const owner = mayEdit ? ownerOf(entry, life) : null;
            return (
              <TimelineLine
                key={entry.id}
                entry={entry}
                owner={owner}
                media={
                  entry.fact &&
                  entry.fact.mediaIds.length > 0 && <FactMedia life={life} mediaIds={entry.fact.mediaIds} />
                }
                onEdit={owner && entry.fact ? () => entry.fact && setOpen({ owner, fact: entry.fact }) : null}
              />
            );
          })}
        </ol>
      )}
      {open && <FactForm treeRef={tree.id} {...open} sources={life.sources} onDone={() => setOpen(null)} />}
    </Stack>
  );
}
