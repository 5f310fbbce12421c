import { useState } from 'react';

import { codeOf } from '#domain/kernel/errors/failure.ts';
import { LONGEST_BOOK_LABEL, LONGEST_BOOK_NOTE } from '#domain/records/books/bookLimits.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { ConflictNotice } from '#ui/Notice/ConflictNotice.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type DeskBook, useAddBookMutation, useChangeBookMutation } from '../bookDeskApi.ts';
import { refusalText } from '../refusalText.ts';
import { readSectionLines, sectionLines } from '../sectionLines.ts';
import { bookFormTexts as texts } from '../texts.ts';

const YEAR = /^\d{4}$/u;
const yearProblem = (year: string): string | undefined =>
  year.trim() === '' || YEAR.test(year.trim()) ? undefined : texts.badYear;
const yearOf = (year: string): number | null => (year.trim() === '' ? null : Number(year));

interface BookFormProps {
  setId: string;
  /** Null for a new one. */
  book: DeskBook | null;
  onClose: () => void;
  onMade?: (book: DeskBook) => void;
}

/** A book as the form writes it. */
const valuesOf = (book: DeskBook | null) => ({
  label: book?.label ?? '',
  place: book?.place ?? '',
  fromYear: String(book?.fromYear ?? ''),
  toYear: String(book?.toYear ?? ''),
  note: book?.note ?? '',
  closedUntil: book?.closedUntil ?? '',
  sections: sectionLines(book?.sections ?? []),
});
type Values = ReturnType<typeof valuesOf>;
const FIELDS = ['label', 'place', 'fromYear', 'toYear', 'note', 'closedUntil', 'sections'] as const;
const FIELD_NAMES = { ...texts, label: texts.name };

/**
 * What a book is: its name, place, years, note, closing date and contents. Where a colleague was quicker, what is there
 * now is shown, and nothing typed is lost.
 */
export function BookForm({ setId, book, onClose, onMade }: BookFormProps) {
  // The one that the form was filled from; a change elsewhere must not look as if it had been seen.
  const [base, setBase] = useState(book);
  const [add, adding] = useAddBookMutation();
  const [change, changing] = useChangeBookMutation();
  const form = useForm({
    initialValues: valuesOf(base),
    validate: ({ label, fromYear, toYear, sections }: Values) => {
      const read = readSectionLines(sections);
      const [first, last] = [yearProblem(fromYear), yearProblem(toYear)];
      return {
        ...(label.trim() === '' && { label: texts.missing }),
        ...(first !== undefined && { fromYear: first }),
        ...(last !== undefined && { toYear: last }),
        ...(typeof read === 'number' && { sections: texts.badSection(read) }),
      };
    },
    validateOnBlur: false,
    onSubmit: async ({ sections, fromYear, toYear, closedUntil, ...words }) => {
      const read = readSectionLines(sections);
      const to = {
        ...words,
        fromYear: yearOf(fromYear),
        toYear: yearOf(toYear),
        closedUntil: closedUntil === '' ? null : closedUntil,
        sections: typeof read === 'number' ? [] : read,
      };
      const { data } = await (base === null ? add({ setId, to }) : change({ id: base.id, was: base.revision, to }));
      if (!data) return;
      onClose();
      if (base === null) onMade?.(data);
    },
  });
  const isConflict = codeOf(changing.error) === 'CONFLICT' && book?.revision !== base?.revision;
  const theirs = valuesOf(book);
  const decide = () => {
    setBase(book);
    changing.reset();
  };
  const takeTheirs = () => {
    form.resetForm({ values: theirs });
    decide();
  };
  const { title, confirm } = book === null ? texts.add : texts.change;
  return (
    <FormDialog
      form={form}
      title={title}
      description={texts.description}
      confirm={confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: isConflict ? null : refusalText(adding.error ?? changing.error) }}
      onClose={onClose}
    >
      {isConflict && (
        <ConflictNotice
          title={texts.conflict}
          keep={texts.keepMine}
          take={texts.takeTheirs}
          onKeep={decide}
          onTake={takeTheirs}
        >
          <p>{texts.conflictIntro}</p>
          <ul>
            {FIELDS.filter((field) => form.values[field] !== theirs[field]).map((field) => (
              <li key={field}>
                {FIELD_NAMES[field]}: {theirs[field] === '' ? texts.nothing : `“${theirs[field]}”`}
              </li>
            ))}
          </ul>
        </ConflictNotice>
      )}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={LONGEST_BOOK_LABEL}
        autoComplete="off"
        autoFocus
        {...formikField(form, 'label')}
      />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        optional
        maxLength={LONGEST_BOOK_LABEL}
        {...formikField(form, 'place')}
      />
      <TextField label={texts.fromYear} optional inputMode="numeric" maxLength={4} {...formikField(form, 'fromYear')} />
      <TextField label={texts.toYear} optional inputMode="numeric" maxLength={4} {...formikField(form, 'toYear')} />
      <TextAreaField
        label={texts.note}
        optional
        rows={2}
        maxLength={LONGEST_BOOK_NOTE}
        {...formikField(form, 'note')}
      />
      <TextField
        type="date"
        label={texts.closedUntil}
        hint={texts.closedUntilHint}
        optional
        {...formikField(form, 'closedUntil')}
      />
      <TextAreaField
        label={texts.sections}
        hint={texts.sectionsHint}
        optional
        rows={4}
        {...formikField(form, 'sections')}
      />
    </FormDialog>
  );
}
