import { Suspense } from 'react';

import { LONGEST_LINE } from '#domain/research/questions/questionLimits.ts';
import { taskProblems } from '#domain/research/questions/rowRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { FormEnd } from '../FormEnd.tsx';
import { limitTexts } from '../texts.ts';
import { useResearchForm } from '../useResearchForm.ts';
import type { TaskPerson } from './PeopleField.tsx';
import { taskTexts as texts } from './texts.ts';

/** Comes with the first task that is made. */
const PeopleField = lazyPart(() => import('./PeopleField.tsx').then((chunk) => chunk.PeopleField));

/** What a task’s form holds; dates as `YYYY-MM-DD`. */
export interface TaskValues {
  text: string;
  due: string;
  people: readonly TaskPerson[];
}

const validate = (values: TaskValues) => collectProblems(taskProblems(values));

interface TaskFormProps {
  draft: string;
  values: TaskValues;
  /** A new one: people can be named, for one task each. */
  asksPeople: boolean;
  send: (values: TaskValues) => Promise<{ data?: object | null; error?: unknown }>;
  onDone: () => void;
}

/** A task and when it is due. What was typed stays when it cannot be saved, and outlives the page. */
export function TaskForm({ draft, values, asksPeople, send, onDone }: TaskFormProps) {
  const { form, cancel, stale } = useResearchForm<TaskValues>({
    draft,
    initialValues: values,
    isNew: asksPeople,
    validate,
    refusedAt: 'text',
    send,
    said: { ...texts, full: limitTexts.tasks },
    onDone,
  });
  return (
    <Form form={form} aria-label={texts.add}>
      <Stack gap={3}>
        <TextField label={texts.text} maxLength={LONGEST_LINE} autoFocus {...formikField(form, 'text')} />
        <TextField label={texts.due} type="date" optional {...formikField(form, 'due')} />
        {asksPeople && (
          <Suspense fallback={null}>
            <PeopleField people={form.values.people} onChange={(people) => void form.setFieldValue('people', people)} />
          </Suspense>
        )}
        <FormEnd size="sm" save={texts.save} isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
