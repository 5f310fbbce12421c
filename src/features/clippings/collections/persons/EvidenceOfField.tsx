import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { factLabel } from '#domain/trees/core/facts/factTypes.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { useTreePersonQuery } from '#features/trees/core/index.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { attachTexts as texts } from './texts.ts';

/** The person a clipping goes to, and what it is evidence of. */
export interface AttachValues {
  /** Id of the tree. */
  treeId: string;
  /** Empty until one is chosen. */
  personId: string;
  /** Empty: of the person; `NEW_FACT`; else the id of a fact of theirs. */
  evidenceOf: string;
  /** Of a new fact, as its date and place. */
  type: string;
  date: string;
  place: string;
}

/** A fact that the person does not have yet. */
export const NEW_FACT = 'new';

interface EvidenceOfFieldProps {
  personId: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Chooses what a clipping is evidence of: the person, a fact that the tree has of them, or a new one. */
export function EvidenceOfField({ personId, name, value, onChange }: EvidenceOfFieldProps) {
  const { currentData, isError } = useTreePersonQuery({ id: personId });
  // Documents are checked whole when they come in (server/modules/trees/core); what comes out is what was checked.
  const person = currentData?.document as TreePerson | null | undefined;
  const facts = (person?.facts ?? []).map((fact) => ({
    value: fact.id,
    label: texts.fact(factLabel(fact), fact.date ? treeDateInWords(fact.date) : ''),
  }));
  const options = [{ value: '', label: texts.ofPerson }, ...facts, { value: NEW_FACT, label: texts.newFact }];
  return (
    <>
      <SelectField
        label={texts.evidenceOf}
        name={name}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {!currentData && <p role="status">{isError ? texts.noFacts : texts.loadingFacts}</p>}
    </>
  );
}
