import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { isFailure } from '#domain/kernel/errors/failure.ts';
import { lineProblem, tidyLine } from '#domain/newspapers/corrections/lineRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './correcting.module.scss';
import { correctingApi } from './correctingApi.ts';
import type { Correcting } from './correctingContext.ts';
import { LinePicture } from './LinePicture.tsx';
import { LineHistory, LineConflict } from './LineVersions.tsx';
import { editorTexts as texts } from './texts.ts';

/** What a line is edited from: the text and the revision that its member has read. */
interface Base {
  text: string;
  revision: number;
}

/**
 * One line of a page under its picture. Enter saves it and opens the next, Escape leaves, Alt with an arrow moves; a
 * draft stays until it is saved.
 */
export function LineEditor({ line, correcting }: { line: number; correcting: Correcting }) {
  const { page, lines, corrections, onOpen, onStep, onSent, onChanged } = correcting;
  const own = lines[line];
  const [base, setBase] = useState<Base>(() => ({
    text: own?.words.map(({ text }) => text).join(' ') ?? '',
    revision: page.revision,
  }));
  const [theirs, setTheirs] = useState<string | null>(null);
  const [hasHistory, setHistory] = useState(false);
  const [send] = correctingApi.useCorrectLinesMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const done = (result: Parameters<typeof onSent>[0]) => {
    draft.forget();
    onSent(result);
    onStep(line, 1);
  };
  const save = async (typed: string, revision: number): Promise<string | null> => {
    const text = tidyLine(typed);
    if (text === base.text) {
      done({ line, kind: 'unchanged' });
      return null;
    }
    const { data, error } = await send({ pageId: page.id, revision, lines: [{ line, text }] });
    const outcome = data?.lines[0];
    if (!data || !outcome) return isFailure(error) && error.kind === 'network' ? texts.offline : describeError(error);
    if (outcome.outcome === 'REFUSED') return outcome.reason ?? texts.notSaved;
    if (outcome.outcome === 'CONFLICT') {
      setTheirs(outcome.current ?? '');
      setBase({ text: outcome.current ?? '', revision: data.revision });
      return null;
    }
    if (outcome.outcome === 'APPLIED') onChanged();
    done(
      outcome.outcome === 'WAITING'
        ? { line, kind: 'waiting', reason: outcome.reason ?? '' }
        : { line, kind: outcome.outcome === 'APPLIED' ? 'saved' : 'unchanged' },
    );
    return null;
  };
  const initialValues = { text: base.text };
  const form = useForm({
    initialValues,
    validate: ({ text }) => collectProblems({ text: lineProblem(tidyLine(text)) }),
    validateOnBlur: false,
    onSubmit: async ({ text }, { setStatus }) => {
      setStatus(null);
      setStatus(await save(text, base.revision));
    },
  });
  const draft = useFormDraft(form, { form: `newspaper.${page.id}.${line}`, owner: useDraftOwner() });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) onOpen(null);
    else onStep(line, step);
  };
  const takeTheirs = () => {
    draft.saved();
    setTheirs(null);
    onChanged();
    form.resetForm({ values: { text: base.text } });
    field.current?.focus();
  };
  const failure: unknown = form.status;
  return (
    <div className={styles.editor} onClick={(event) => event.stopPropagation()} onKeyDown={onKeyDown}>
      <Form form={form} aria-label={texts.label(line)}>
        <Stack gap={3}>
          {page.service !== null && own && <LinePicture service={page.service} line={own} />}
          <TextField
            ref={field}
            label={texts.label(line)}
            hint={draft.wasFound ? `${texts.draft} ${texts.hint}` : texts.hint}
            autoComplete="off"
            spellCheck={false}
            {...formikField(form, 'text')}
          />
          <FormRefusal title={texts.notSaved} reason={typeof failure === 'string' ? failure : null} />
          {theirs !== null && (
            <LineConflict
              theirs={theirs}
              yours={tidyLine(form.values.text)}
              onTheirs={takeTheirs}
              onYours={() => void form.submitForm()}
            />
          )}
          <Inline gap={3}>
            {theirs === null && (
              <Button type="submit" variant="primary" size="sm" loading={form.isSubmitting}>
                {texts.save}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => onOpen(null)}>
              {texts.leave}
            </Button>
            {corrections.lines.includes(line) && (
              <Button variant="quiet" size="sm" aria-expanded={hasHistory} onClick={() => setHistory(!hasHistory)}>
                {texts.history}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
      {hasHistory && <LineHistory pageId={page.id} line={line} onUndone={onChanged} />}
    </div>
  );
}
