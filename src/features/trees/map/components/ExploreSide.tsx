import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { TypedPosition } from '#domain/places/maps/readDegrees.ts';
import { readFactKey } from '#domain/trees/core/factKey.ts';
import { useSaveTreeDocumentMutation } from '#features/trees/core/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { ExploredPerson } from '../exploreApi.ts';
import { panelAddress, type ExplorePanel } from '../model/exploreAddresses.ts';
import { factOf, newFact, valuesOf, type MapFactValues } from '../model/mapFactForm.ts';
import { toFactSave, toNewFactSave } from '../model/toFactSave.ts';
import type { MappedFact } from '../model/toMappedFacts.ts';
import { factFormTexts, factPanelTexts, factsPanelTexts, pinFormTexts, savingTexts } from '../texts.ts';
import { FactsPanel, FactList, FactPanel } from './FactsPanel.tsx';
import { MapFactForm } from './MapFactForm.tsx';
import { PinForm } from './PinForm.tsx';

/** Saves a document of a tree. The answer is why it was not saved, in words for the reader; null when it was. */
function useSaveFact(treeRef: string) {
  const [save] = useSaveTreeDocumentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const saveFact = async (saving: ReturnType<typeof toFactSave>): Promise<boolean> => {
    setFailure(null);
    if (!saving) {
      setFailure(savingTexts.removed);
      return false;
    }
    const { data, error } = await save({ ref: treeRef, ...saving });
    if (data?.changeId) return true;
    const conflicts = data?.conflicts.map(({ label, theirs }) => savingTexts.now(label, theirs)) ?? [];
    const reasons = [
      ...(data?.problems.map(({ message }) => message) ?? []),
      ...(conflicts.length > 0 ? [savingTexts.conflict, ...conflicts] : []),
    ];
    setFailure(data ? reasons.join(' ') || savingTexts.nothing : describeError(error));
    return false;
  };
  return { saveFact, failure };
}

interface ExploreSideProps {
  panel: ExplorePanel;
  person: ExploredPerson;
  facts: readonly MappedFact[];
  map: string;
  treeRef: string;
  mayEdit: boolean;
  /** Where the pin that is being set is. */
  middle: TypedPosition;
}

/** The panel an address asks for. It says what was removed, or is not the reader's to change. */
export function ExploreSide({ panel, person, facts, map, treeRef, mayEdit, middle }: ExploreSideProps) {
  const navigate = useNavigate();
  const { saveFact, failure } = useSaveFact(treeRef);
  const draft = `tree.${treeRef}.person.${person.id}.map`;
  const shown = 'fact' in panel ? (facts.find(({ key }) => key === panel.fact) ?? null) : null;

  if (panel.kind === 'facts') return <FactsPanel facts={facts} map={map} mayEdit={mayEdit} />;
  if (panel.kind === 'place') {
    const here = facts.filter(({ at }) => at?.placeId === panel.placeId);
    return here.length > 0 ? (
      <FactList label={factsPanelTexts.ofPlace} facts={here} map={map} />
    ) : (
      <Notice tone="empty" title={factsPanelTexts.noneHere} />
    );
  }
  if (panel.kind !== 'add' && !shown) return <Notice tone="empty" title={factPanelTexts.removed} />;
  if (panel.kind === 'fact') return shown && <FactPanel shown={shown} map={map} mayEdit={mayEdit} />;
  if (!mayEdit) return <Notice tone="info" title={factPanelTexts.viewOnly} />;

  if (panel.kind === 'add') {
    const add = (values: MapFactValues) => saveFact(toNewFactSave(person, (id) => newFact(id, values)));
    return (
      <MapFactForm
        name={`${draft}.new`}
        label={factFormTexts.add}
        initial={valuesOf(null)}
        of="person"
        failure={failure}
        pinTo={null}
        cancelTo={map}
        onSave={add}
        onSaved={() => void navigate(map)}
      />
    );
  }
  if (!shown) return null;
  const back = panelAddress(map, { kind: 'fact', fact: shown.key });
  if (panel.kind === 'edit') {
    const change = (values: MapFactValues) => saveFact(toFactSave(person, shown.key, (fact) => factOf(fact, values)));
    const of = readFactKey(shown.key)?.familyId == null ? 'person' : 'family';
    return (
      <MapFactForm
        key={shown.key}
        name={`${draft}.${shown.key}`}
        label={factFormTexts.edit}
        initial={valuesOf(shown.fact)}
        of={of}
        failure={failure}
        pinTo={shown.fact.place && panelAddress(map, { kind: 'pin', fact: shown.key })}
        cancelTo={back}
        onSave={change}
        onSaved={() => void navigate(back)}
      />
    );
  }
  const place = shown.fact.place;
  if (!place) return <Notice tone="info" title={pinFormTexts.noPlace} />;
  const pin = async (position: Position) => {
    const isSaved = await saveFact(
      toFactSave(person, shown.key, (fact) => ({ ...fact, place: { text: place.text, position } })),
    );
    if (isSaved) await navigate(back);
  };
  return <PinForm placeText={place.text} middle={middle} failure={failure} cancelTo={back} onSave={pin} />;
}
