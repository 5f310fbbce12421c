import { useState } from 'react';

import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { REPORT_KINDS, REPORT_PARTS, type ReportRequest, REPORT_NAMES } from '#domain/trees/reports/reportRequest.ts';
import { type FamilyTree, PersonFinder, type TreePersonCard, useTreePersonQuery } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { reportFormTexts as texts } from '../texts.ts';
import { checkRequest, type RequestValues } from './checkRequest.ts';

interface ReportFormProps {
  tree: FamilyTree;
  token: string | null;
  /** Id of the person the report is about; null: no one is chosen yet. */
  person: string | null;
  request: ReportRequest;
  onChosen: (request: ReportRequest, person: string) => void;
}

const KINDS = REPORT_KINDS.map((kind) => ({
  value: kind,
  label: REPORT_NAMES[kind].name,
  hint: REPORT_NAMES[kind].hint,
}));
/** Reports of one person or one family have no generations to choose. */
const hasGenerations = ({ kind, parts }: Pick<RequestValues, 'kind' | 'parts'>) =>
  !['family', 'individual'].includes(kind) &&
  (kind !== 'book' || parts.some((part) => part !== 'family' && part !== 'individual'));

/** Chooses a person, a report of them and what to include. */
export function ReportForm({ tree, token, person, request, onChosen }: ReportFormProps) {
  const [chosen, setChosen] = useState<TreePersonCard | null>(null);
  const { currentData: profile } = useTreePersonQuery(
    { id: person ?? '', publicTreeShareToken: token, viewAs: null },
    { skip: person === null || chosen !== null },
  );
  const card = chosen ?? profile?.card ?? null;
  const form = useForm<RequestValues>({
    initialValues: { ...request, generations: String(request.generations), parts: [...request.parts] },
    validate: checkRequest,
    onSubmit: (values) => {
      const id = chosen?.id ?? person;
      const parts = values.kind === 'book' ? REPORT_PARTS.filter((part) => values.parts.includes(part)) : [];
      if (id !== null) onChosen({ ...values, parts, generations: Number(values.generations) }, id);
    },
  });
  const { values } = form;
  const set = <Name extends keyof RequestValues>(name: Name, value: RequestValues[Name]) =>
    void form.setFieldValue(name, value);
  return (
    <Form form={form} aria-label={texts.form}>
      <Card title={card ? texts.about(cardName(card, tree.showSurnamesUppercase)) : texts.form}>
        <Stack gap={4}>
          <PersonFinder
            treeRef={tree.id}
            label={texts.person}
            reader={{ publicTreeShareToken: token, viewAs: null }}
            isUppercase={tree.showSurnamesUppercase}
            isEmptiedByChoice
            onChange={setChosen}
          />
          <RadioGroup
            label={texts.kind}
            name="kind"
            options={KINDS}
            value={values.kind}
            onChange={(kind) => set('kind', kind)}
          />
          {values.kind === 'book' && (
            <FieldSet legend={texts.parts}>
              {REPORT_PARTS.map((part, at) => (
                <CheckboxField
                  key={part}
                  label={REPORT_NAMES[part].name}
                  checked={values.parts.includes(part)}
                  {...(at === 0 && {
                    error: form.submitCount > 0 ? (form.errors.parts as string | undefined) : undefined,
                    touched: true,
                  })}
                  onChange={({ target }) =>
                    set(
                      'parts',
                      target.checked ? [...values.parts, part] : values.parts.filter((each) => each !== part),
                    )
                  }
                />
              ))}
            </FieldSet>
          )}
          {hasGenerations(values) && (
            <TextField
              label={texts.generations}
              hint={texts.generationsHint}
              inputMode="numeric"
              {...formikField(form, 'generations')}
            />
          )}
          <FieldSet legend={texts.include}>
            {(['sources', 'notes', 'media', 'withholds'] as const).map((name) => (
              <CheckboxField
                key={name}
                label={texts[name]}
                checked={values[name]}
                onChange={({ target }) => set(name, target.checked)}
              />
            ))}
          </FieldSet>
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.show}
            </Button>
          </div>
        </Stack>
      </Card>
    </Form>
  );
}
