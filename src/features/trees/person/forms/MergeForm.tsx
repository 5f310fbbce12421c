import { useId, useState } from 'react';

import { mergedPerson, type MergeChoices } from '#domain/trees/core/editing/editPerson.ts';
import { factInWords } from '#domain/trees/core/facts/factInWords.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { useTreePersonQuery, type TreePersonCard } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { FindPerson } from '../components/FindPerson.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { lifeOf, type Life, type Versioned } from '../model/lifeOf.ts';

interface MergeFormProps {
  life: Life;
  keep: Versioned<'person'>;
  onDone: () => void;
}

const nameInWords = ({ names: [name] }: TreePerson): string => [name?.given, name?.surname].filter(Boolean).join(' ') || 'no name';
/** What the kept person does not say already, word for word. */
const isNews = (fact: TreeFact, keep: TreePerson): boolean => !keep.facts.some((known) => factInWords(known) === factInWords(fact));

function Choices({ keep, other, takes, onChange }: { keep: TreePerson; other: TreePerson; takes: MergeChoices; onChange: (takes: MergeChoices) => void }) {
  const toggle = (id: string, isTaken: boolean) => onChange({ ...takes, facts: new Set(isTaken ? [...takes.facts, id] : [...takes.facts].filter((taken) => taken !== id)) });
  return (
    <Stack gap={4}>
      <RadioGroup
        label="Name shown"
        name="merge-name"
        value={takes.name ? 'other' : 'keep'}
        options={[{ value: 'keep', label: nameInWords(keep) }, { value: 'other', label: nameInWords(other) }]}
        onChange={(value) => onChange({ ...takes, name: value === 'other' })}
      />
      {keep.sex !== other.sex && <CheckboxField label="Take the other one’s sex" checked={takes.sex} onChange={(event) => onChange({ ...takes, sex: event.target.checked })} />}
      {keep.livingFlag !== other.livingFlag && <CheckboxField label="Take what is said of the other one’s being alive" checked={takes.livingFlag} onChange={(event) => onChange({ ...takes, livingFlag: event.target.checked })} />}
      <FieldSet legend="Facts of the other one to take over" hint="All facts of the person you keep stay.">
        {other.facts.length === 0 ? <p>None.</p> : other.facts.map((fact) => <CheckboxField key={fact.id} label={factInWords(fact)} checked={takes.facts.has(fact.id)} onChange={(event) => toggle(fact.id, event.target.checked)} />)}
      </FieldSet>
    </Stack>
  );
}

interface ChosenProps extends MergeFormProps {
  otherId: string;
  /** Of the form, which a button outside sends. */
  formId: string;
  onMerging: (isMerging: boolean) => void;
}

function Chosen({ life, keep, otherId, formId, onMerging, onDone }: ChosenProps) {
  const { nameOf } = usePlaceOfPerson();
  const { currentData, error, refetch } = useTreePersonQuery({ id: otherId });
  const { merge } = useEditing();
  const [problem, setProblem] = useState<string | null>(null);
  const other = currentData ? lifeOf(currentData).person : null;
  const [chosen, setChosen] = useState<MergeChoices | null>(null);
  if (error && !currentData) return <LoadFailure title="The other person could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!other) return <Spinner label="Loading the other person" />;
  const takes: MergeChoices = chosen ?? { name: false, sex: keep.document.sex === 'u', livingFlag: keep.document.livingFlag === null, facts: new Set(other.facts.filter((fact) => isNews(fact, keep.document)).map(({ id }) => id)) };
  const confirm = async () => {
    onMerging(true);
    const result = await merge({ keepId: life.id, otherId, document: mergedPerson(keep.document, other, takes) }, { title: `Merged into ${nameOf(life.card)}` });
    onMerging(false);
    setProblem(result.kind === 'refused' ? result.text : null);
    if (result.kind === 'saved') onDone();
  };
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Stack gap={4}>
        <Choices keep={keep.document} other={other} takes={takes} onChange={setChosen} />
        <p>Their families are joined. The other one is then no longer in the tree; the history takes it back.</p>
        {problem !== null && <Notice tone="error" title="Nothing was merged"><p>{problem}</p></Notice>}
      </Stack>
    </form>
  );
}

/** Two people of the tree who are one: what the second says is chosen field by field. */
export function MergeForm({ life, keep, onDone }: MergeFormProps) {
  const { tree, nameOf } = usePlaceOfPerson();
  const [other, setOther] = useState<TreePersonCard | null>(null);
  const [isMerging, setMerging] = useState(false);
  const formId = useId();
  return (
    <Dialog
      open
      mustAnswer
      wide
      fillsPhones
      onClose={onDone}
      title={`Merge with ${nameOf(life.card)}`}
      description="Find the person of this tree who is the same, and choose what of them to keep."
      actions={
        <>
          <Button onClick={onDone}>Keep both</Button>
          {other && (
            <Button type="submit" form={formId} variant="primary" loading={isMerging}>
              Merge the two
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <FindPerson treeRef={tree.id} label="The other one" except={life.id} onChange={setOther} />
        {other && <Chosen key={other.id} life={life} keep={keep} otherId={other.id} formId={formId} onMerging={setMerging} onDone={onDone} />}
      </Stack>
    </Dialog>
  );
}
