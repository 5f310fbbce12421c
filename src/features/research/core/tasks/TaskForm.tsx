import { LONGEST_LINE } from '#domain/research/questions/questionLimits.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useSentForm } from '../useSentForm.ts';
import { taskTexts as texts } from './texts.ts';

/** What a task’s form holds; dates as `YYYY-MM-DD`. */
export interface TaskValues {
  text: string;
  due: string;
  people: string;
}

const validate = validateWith<TaskValues>(() => import('./taskSchema.ts').then(({ taskSchema }) => taskSchema));

interface TaskFormProps {
  draft: string;
  values: TaskValues;
  /** People can be named: one task for each. */
  asksPeople: boolean;
  send: (values: TaskValues) => Promise<{ data?: object | null; error?: unknown }>;
  onDone: () => void;
}

/** A task and when it is due. What was typed stays when it cannot be saved, and outlives the page. */
export function TaskForm({ draft, values, asksPeople, send, onDone }: TaskFormProps) {
  const { form, cancel } = useSentForm<TaskValues>({ draft, initialValues: values, validate, refusedAt: 'text', send, said: texts, onDone });
  return (
    <Form form={form} aria-label={texts.add}>
      <Stack gap={3}>
        <TextField label={texts.text} maxLength={LONGEST_LINE} autoFocus {...formikField(form, 'text')} />
        <TextField label={texts.due} type="date" optional {...formikField(form, 'due')} />
        {asksPeople && <TextAreaField label={texts.people} hint={texts.peopleHint} optional rows={3} {...formikField(form, 'people')} />}
        <Inline gap={2}>
          <Button type="submit" size="sm" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
