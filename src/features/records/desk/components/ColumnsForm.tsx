import { CircleAlert } from 'lucide-react';

import type { SheetLack } from '#domain/records/sheets/lacksOf.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { lacksIn } from '../columnValues.ts';
import type { Sheet } from '../deskApi.ts';
import { useColumnsForm } from '../useColumnsForm.ts';
import { ColumnFields } from './ColumnFields.tsx';
import styles from './columns.module.scss';
import { ColumnsConflict } from './ColumnsConflict.tsx';
import { LayoutNotice } from './LayoutNotice.tsx';
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
        {values.kind === 'KEPT' ? (
          <Card title={texts.columns}>
            <p>{texts.kept}</p>
          </Card>
        ) : (
          <>
            <LayoutNotice sheet={sheet} values={values} onType={type} />
            <ColumnFields sheet={sheet} columns={columns} />
          </>
        )}
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
