import { ArrowDown, ArrowUp, X } from 'lucide-react';

import { LONGEST_QUESTION } from '#domain/site/survey/planSurvey.ts';
import { SURVEY_KINDS } from '#domain/site/survey/siteSurveyQuestions.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { QuestionValues } from './questionDraft.ts';
import { editorTexts as texts } from './texts.ts';

interface QuestionFieldsProps {
  question: QuestionValues;
  /** From 0. */
  at: number;
  isCountedOn: boolean;
  errors: { words: string | undefined; options: string | undefined };
  onChange: (question: QuestionValues) => void;
  /** Null where it cannot go. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRetire: () => void;
}

/** One question with its fields, and how it is moved and retired. */
export function QuestionFields({
  question,
  at,
  isCountedOn,
  errors,
  onChange,
  onUp,
  onDown,
  onRetire,
}: QuestionFieldsProps) {
  const { kind, words, options, isRequired } = question;
  const number = at + 1;
  return (
    <FieldSet legend={texts.legend(number)}>
      <Stack gap={3}>
        <Inline>
          <IconButton
            size="sm"
            label={texts.up(number)}
            icon={<ArrowUp aria-hidden="true" />}
            aria-disabled={onUp === null}
            onClick={() => onUp?.()}
          />
          <IconButton
            size="sm"
            label={texts.down(number)}
            icon={<ArrowDown aria-hidden="true" />}
            aria-disabled={onDown === null}
            onClick={() => onDown?.()}
          />
          <IconButton size="sm" label={texts.retire(number)} icon={<X aria-hidden="true" />} onClick={onRetire} />
        </Inline>
        <TextField
          label={texts.words}
          maxLength={2 * LONGEST_QUESTION}
          name={`words-${at}`}
          value={words}
          error={errors.words}
          touched
          onChange={({ target }) => onChange({ ...question, words: target.value })}
        />
        <SelectField
          label={texts.kind}
          name={`kind-${at}`}
          options={SURVEY_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={({ target }) => onChange({ ...question, kind: target.value })}
        />
        {kind !== 'text' && (
          <TextAreaField
            label={texts.options}
            hint={texts.optionsHint}
            rows={5}
            name={`options-${at}`}
            value={options}
            error={errors.options}
            touched
            onChange={({ target }) => onChange({ ...question, options: target.value })}
          />
        )}
        <CheckboxField
          label={texts.isRequired}
          name={`required-${at}`}
          checked={isRequired}
          onChange={({ target }) => onChange({ ...question, isRequired: target.checked })}
        />
        <p>{isCountedOn ? texts.countedOn : texts.countedNew}</p>
      </Stack>
    </FieldSet>
  );
}
