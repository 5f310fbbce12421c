import { CircleAlert } from 'lucide-react';

import { guessKind } from '#domain/records/sheets/guessKind.ts';
import type { SheetLack } from '#domain/records/sheets/lacksOf.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { lacksIn, openGuesses } from '../columnValues.ts';
import { useSheetGuessesQuery, type Sheet } from '../deskApi.ts';
import { useColumnsForm } from '../useColumnsForm.ts';
import styles from './columns.module.scss';
import { ColumnsConflict } from './ColumnsConflict.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { ForAllFields } from './ForAllFields.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NotationChoice } from './NotationChoice.tsx';
import { SetFields } from './SetFields.tsx';

/** What must still be done, each with a link to where; a word where nothing is missing. */
const ToDo = ({ lacks }: { lacks: readonly SheetLack[] }) =>
  lacks.length === 0 ? (
    <p role="status">{texts.ready}</p>
  ) : (
    <section aria-label={texts.toDo(lacks.length)}>
      <p className={styles.heading}>{texts.toDo(lacks.length)}</p>
      <ul className={styles.toDo}>
        {lacks.map(({ text, part }) => (
          <li key={text}>
            <CircleAlert aria-hidden="true" />
            <TextLink to={`#${part}`}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );

/** Says what the columns of a sheet are, what holds for all its rows, and what readers are told. */
export function ColumnsForm({ sheet }: { sheet: Sheet }) {
  const columns = useColumnsForm(sheet);
  const { form, type } = columns;
  const { values } = form;
  const probably = guessKind(values.headings);
  const guesses = useSheetGuessesQuery({ id: sheet.id, kind: values.kind || 'OTHER' }, { skip: values.kind === '' });
  const found = values.kind === '' ? [] : (guesses.currentData ?? []);
  const open = openGuesses(found, values);
  const conflict = columns.isConflict && (
    <ColumnsConflict
      sheet={sheet}
      values={values}
      isOtherFile={columns.isOtherFile}
      onKeep={columns.keepMine}
      onTake={columns.takeTheirs}
    />
  );
  // The columns of another file have no place under the headings of this one.
  if (conflict && columns.isOtherFile) return conflict;
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={6}>
        {conflict}
        {columns.isDraft && !columns.isConflict && (
          <Notice
            tone="info"
            title={texts.draft}
            actions={
              <Button size="sm" onClick={columns.takeTheirs}>
                {texts.discard}
              </Button>
            }
          />
        )}
        <div id="kind" className={styles.part}>
          <Card title={texts.kind}>
            <p>{texts.kindHint}</p>
            {values.kind === '' && probably !== null && <p>{texts.looksLike(sheetKind(probably).label)}</p>}
            <KindChoice kind={values.kind} error={form.errors.kind} onChoose={columns.chooseKind} />
          </Card>
        </div>
        <div id="columns" className={styles.part}>
          <Stack gap={3}>
            <h2>{texts.columns}</h2>
            <p>{values.kind === '' ? texts.kindFirst : texts.columnsText}</p>
            <p role="status">
              {values.kind !== '' && guesses.isFetching
                ? texts.looking
                : columns.filled !== null && texts.taken(columns.filled)}
            </p>
            {guesses.error !== undefined && !guesses.isFetching && values.kind !== '' && (
              <LoadFailure title={texts.guessesFailed} error={guesses.error} onRetry={() => void guesses.refetch()} />
            )}
            {open.length > 0 && (
              <div>
                <Button size="sm" onClick={() => columns.take(found)}>
                  {texts.takeAll(open.length)}
                </Button>
              </div>
            )}
            <ColumnTable
              sheet={sheet}
              values={values}
              guesses={found}
              onChoose={(at, field) =>
                type((typed) => ({
                  ...typed,
                  columns: typed.columns.map((own, index) => (index === at ? field : own)),
                }))
              }
            />
          </Stack>
        </div>
        {values.kind !== '' && (
          <Card title={texts.forAll}>
            <p>{texts.forAllText}</p>
            <ForAllFields
              values={values}
              onChange={(field, value) =>
                type((typed) => ({ ...typed, constants: { ...typed.constants, [field]: value } }))
              }
            />
          </Card>
        )}
        <Card title={texts.notation}>
          <NotationChoice
            notation={values.notation}
            onChoose={(notation) => type((typed) => ({ ...typed, notation }))}
          />
        </Card>
        <div id="about" className={styles.part}>
          <Card title={texts.about}>
            <SetFields form={form} onAccess={(access) => type((typed) => ({ ...typed, access }))} />
          </Card>
        </div>
        <Card>
          <ToDo lacks={lacksIn(values)} />
          <FormRefusal title={texts.refused} reason={columns.refused} />
          <Inline gap={3}>
            <Button variant="primary" loading={form.isSubmitting} onClick={() => columns.submit(true)}>
              {texts.saveAndCheck}
            </Button>
            <Button type="submit" loading={form.isSubmitting}>
              {texts.save}
            </Button>
            <span role="status">{columns.isSaved && texts.saved}</span>
          </Inline>
        </Card>
      </Stack>
    </Form>
  );
}
