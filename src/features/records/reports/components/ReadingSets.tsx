import { describeError } from '#domain/kernel/errors/describeError.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import { reportsApi } from '../reportsApi.ts';
import { readingSetsTexts as texts } from '../texts.ts';

/** The record sets with names in doubt, each with whether two members decide them. States: loading, failed, none, some. */
export function ReadingSets() {
  const { data: sets, ...asked } = reportsApi.useReadingSetsQuery();
  const [change, { error, isLoading }] = reportsApi.useSetReadingsByMembersMutation();
  if (sets === undefined) return <NoAnswer of={asked} texts={texts} headingLevel={2} />;
  if (sets.length === 0) return null;
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        <p>{texts.lead}</p>
        <FormRefusal title={texts.notSaved} reason={error === undefined ? null : describeError(error)} />
        {sets.map(({ id, name, isOn }) => (
          <SwitchField
            key={id}
            label={name}
            checked={isOn}
            disabled={isLoading}
            onChange={({ target }) =>
              void change({ recordSetId: id, isOn: target.checked }).then(() => asked.refetch())
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
