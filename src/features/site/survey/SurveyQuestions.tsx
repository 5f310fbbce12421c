import { LONGEST_SITE_COMMENT, type SurveyReplies } from '#domain/site/survey/readSiteSurvey.ts';
import type { SurveyQuestion } from '#domain/site/survey/siteSurveyQuestions.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldError } from '#ui/Field/FieldError.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { surveyTexts as texts } from './texts.ts';

interface OneQuestionProps {
  question: SurveyQuestion;
  /** Keeps the names of two surveys on one page apart: the preview is beside others. */
  name: string;
  reply: readonly string[];
  error: string | undefined;
  onChange: (reply: string[]) => void;
}

function OneQuestion({
  question: { kind, words, options, isRequired },
  name,
  reply,
  error,
  onChange,
}: OneQuestionProps) {
  if (kind === 'text') {
    return (
      <TextAreaField
        label={words}
        hint={texts.wordsHint}
        optional={!isRequired}
        rows={3}
        maxLength={LONGEST_SITE_COMMENT}
        name={name}
        value={reply[0] ?? ''}
        error={error}
        touched
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      />
    );
  }
  if (kind === 'one')
    return (
      <RadioGroup
        label={words}
        name={name}
        inline
        options={options.map(({ id, words: label }) => ({ value: id, label }))}
        value={reply[0] ?? null}
        error={error}
        touched
        onChange={(id) => onChange([id])}
      />
    );
  return (
    <FieldSet legend={words} describedBy={error === undefined ? undefined : `${name}-error`}>
      {options.map(({ id, words: label }) => (
        <CheckboxField
          key={id}
          label={label}
          name={name}
          value={id}
          checked={reply.includes(id)}
          aria-invalid={error !== undefined || undefined}
          onChange={() => onChange(reply.includes(id) ? reply.filter((one) => one !== id) : [...reply, id])}
        />
      ))}
      <FieldError controlId={name} message={error ?? null} />
    </FieldSet>
  );
}

interface SurveyQuestionsProps {
  questions: readonly SurveyQuestion[];
  /** Starts the name of each field. */
  prefix: string;
  replies: SurveyReplies;
  /** By the key of each question. */
  errors: Readonly<Record<string, unknown>>;
  onChange: (replies: SurveyReplies) => void;
}

/**
 * The questions of a survey with what was answered so far: for readers, and for staff who look at it before they
 * publish it.
 */
export const SurveyQuestions = ({ questions, prefix, replies, errors, onChange }: SurveyQuestionsProps) => (
  <Stack gap={4}>
    {questions.map((question) => {
      const { key } = question;
      const error = errors[key];
      return (
        <OneQuestion
          key={key}
          question={question}
          name={`${prefix}-${key}`}
          reply={replies[key] ?? []}
          error={typeof error === 'string' ? error : undefined}
          onChange={(reply) => onChange({ ...replies, [key]: reply })}
        />
      );
    })}
  </Stack>
);
