import { useState } from 'react';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useRemoveSheetStepMutation } from '../deskApi.ts';
import { householdTexts as texts } from '../householdTexts.ts';
import { type RecordHouseholds, useRecordHouseholdsQuery } from '../recordEditApi.ts';
import { refusalText } from '../refusalText.ts';
import { type HouseholdChange, MakeHousehold } from './MakeHousehold.tsx';
import { personLine } from './personLine.ts';

interface HouseholdsProps {
  /** Of the record. */
  id: string;
  sheetId: string;
  /** Called once a household was changed, or the change of one undone. */
  onChanged: () => Promise<void>;
}

interface OfRecord extends HouseholdsProps {
  households: RecordHouseholds;
}

/** The people of the household of a record, of whom some may become one of their own. */
function Members({ households, onAsk }: OfRecord & { onAsk: (change: HouseholdChange) => void }) {
  const { own, above, below } = households;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const hasClosed = own.people.some(({ isClosed }) => isClosed);
  const maySplit = own.people.length > 1 && !own.isWaiting && !hasClosed;
  const split = () => {
    const isSome = chosen.length > 0 && chosen.length < own.people.length;
    setMissing(!isSome);
    if (!isSome) return;
    const isChosen = ({ id }: { id: string }) => chosen.includes(id);
    onAsk({ how: 'split', made: own.people.filter(isChosen), stays: own.people.filter((one) => !isChosen(one)) });
  };
  return (
    <>
      {maySplit ? (
        <>
          <FieldSet legend={texts.people} hint={texts.peopleHint}>
            {own.people.map((person) => (
              <CheckboxField
                key={person.id}
                label={personLine(person)}
                checked={chosen.includes(person.id)}
                onChange={({ target }) => {
                  setMissing(false);
                  setChosen((ids) => (target.checked ? [...ids, person.id] : ids.filter((id) => id !== person.id)));
                }}
              />
            ))}
          </FieldSet>
          <div role="status">{isMissing && <p>{texts.chooseSome}</p>}</div>
        </>
      ) : (
        <>
          <ul aria-label={texts.people}>
            {own.people.map((person) => (
              <li key={person.id}>{personLine(person)}</li>
            ))}
          </ul>
          {own.people.length === 1 && <p>{texts.alone}</p>}
          {own.isWaiting ? <p>{texts.waits}</p> : own.people.length > 1 && hasClosed && <p>{texts.hasClosed}</p>}
        </>
      )}
      {!own.isWaiting && (
        <Inline gap={3}>
          {maySplit && <Button onClick={split}>{texts.split}</Button>}
          {above && !above.isWaiting && (
            <Button onClick={() => onAsk({ how: 'above', made: [...above.people, ...own.people], stays: [] })}>
              {texts.join.above}
            </Button>
          )}
          {below && !below.isWaiting && (
            <Button onClick={() => onAsk({ how: 'below', made: [...own.people, ...below.people], stays: [] })}>
              {texts.join.below}
            </Button>
          )}
        </Inline>
      )}
      {!own.isWaiting && [above, below].some((beside) => beside?.isWaiting) && <p>{texts.besideWaits}</p>}
    </>
  );
}

/** What made the household what it is; each is undone alone. */
function HouseholdSteps({ households: { steps, revision }, sheetId, onChanged }: OfRecord) {
  const [remove, { error, isLoading }] = useRemoveSheetStepMutation();
  if (steps.length === 0) return null;
  const undo = async (at: number) => {
    const { data } = await remove({ id: sheetId, revision, at });
    if (data) await onChanged();
  };
  return (
    <Stack gap={3}>
      <h3>{texts.steps}</h3>
      <FormRefusal title={texts.refused} reason={refusalText(error)} />
      <ul>
        {steps.map(({ at, people }) => (
          <li key={at}>
            <Inline gap={3}>
              <span>{texts.step(people)}</span>
              <Button
                size="sm"
                loading={isLoading}
                aria-label={texts.undoOf(texts.step(people))}
                onClick={() => void undo(at)}
              >
                {texts.undo}
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/**
 * The household of a record, to be parted, or joined with the one above or below. States: loading, failed, nothing where
 * its rows make no households, one that waits, one that may be changed.
 */
export function Households(props: HouseholdsProps) {
  const { currentData: households, ...answer } = useRecordHouseholdsQuery({ id: props.id });
  const [change, setChange] = useState<HouseholdChange | null>(null);
  if (households === null) return null;
  if (households === undefined) return <NoAnswer of={answer} texts={texts} />;
  const of = { ...props, households };
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Members {...of} onAsk={setChange} />
        <HouseholdSteps {...of} />
      </Stack>
      {change && (
        <MakeHousehold
          id={props.id}
          revision={households.revision}
          change={change}
          onClose={() => setChange(null)}
          onDone={props.onChanged}
        />
      )}
    </Card>
  );
}
