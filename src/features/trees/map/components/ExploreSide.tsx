import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import { readFactKey } from '#domain/trees/core/factKey.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { ExploredPerson } from '../exploreApi.ts';
import { panelAddress, type ExplorePanel } from '../model/exploreAddresses.ts';
import { factOf, newFact, valuesOf, type FactValues } from '../model/factForm.ts';
import type { TypedPosition } from '../model/readDegrees.ts';
import { savingFact, savingNewFact } from '../model/savingFact.ts';
import type { MappedFact } from '../model/mappedFacts.ts';
import { useSaveFact } from '../model/useSaveFact.ts';
import { FactForm } from './FactForm.tsx';
import { FactList } from './FactList.tsx';
import { FactPanel } from './FactPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { PinForm } from './PinForm.tsx';

interface ExploreSideProps {
  panel: ExplorePanel;
  person: ExploredPerson;
  facts: readonly MappedFact[];
  map: string;
  treeRef: string;
  mayEdit: boolean;
  /** Where the pin under way is. */
  typed: TypedPosition;
  onType: (typed: TypedPosition) => void;
}

/** The panel an address asks for. What is gone, or not the reader's to change, is said. */
export function ExploreSide({ panel, person, facts, map, treeRef, mayEdit, typed, onType }: ExploreSideProps) {
  const navigate = useNavigate();
  const { saveFact, failure } = useSaveFact(treeRef);
  const [isSaving, setSaving] = useState(false);
  const told = 'fact' in panel ? (facts.find(({ key }) => key === panel.fact) ?? null) : null;

  if (panel.kind === 'facts') return <FactsPanel facts={facts} map={map} mayEdit={mayEdit} />;
  if (panel.kind === 'place') {
    const here = facts.filter(({ at }) => at?.placeId === panel.placeId);
    return here.length > 0 ? <FactList label="Facts at this place" facts={here} map={map} /> : <Notice tone="empty" title="No fact of this person lies here any more" />;
  }
  if (panel.kind !== 'add' && !told) return <Notice tone="empty" title="This fact is not in the tree any more" />;
  if (panel.kind === 'fact') return told && <FactPanel told={told} map={map} mayEdit={mayEdit} />;
  if (!mayEdit) return <Notice tone="info" title="You can look at this tree but not change it" />;

  if (panel.kind === 'add') {
    const add = async (values: FactValues) => {
      if (await saveFact(savingNewFact(person, (id) => newFact(id, values)))) await navigate(map);
    };
    return <FactForm label="Add a fact" initial={valuesOf(null)} of="person" failure={failure} pinTo={null} cancelTo={map} onSave={add} />;
  }
  if (!told) return null;
  const back = panelAddress(map, { kind: 'fact', fact: told.key });
  if (panel.kind === 'edit') {
    const change = async (values: FactValues) => {
      if (await saveFact(savingFact(person, told.key, (fact) => factOf(fact, values)))) await navigate(back);
    };
    const of = readFactKey(told.key)?.familyId == null ? 'person' : 'family';
    return <FactForm key={told.key} label="Edit the fact" initial={valuesOf(told.fact)} of={of} failure={failure} pinTo={told.fact.place && panelAddress(map, { kind: 'pin', fact: told.key })} cancelTo={back} onSave={change} />;
  }
  const place = told.fact.place;
  if (!place) return <Notice tone="info" title="A fact needs a place before it can have a pin" />;
  const pin = async (position: Position) => {
    setSaving(true);
    const isSaved = await saveFact(savingFact(person, told.key, (fact) => ({ ...fact, place: { text: place.text, position } })));
    setSaving(false);
    if (isSaved) await navigate(back);
  };
  return <PinForm placeText={place.text} typed={typed} onType={onType} isSaving={isSaving} failure={failure} cancelTo={back} onSave={(position) => void pin(position)} />;
}
