import { guessKind } from '#domain/records/sheets/guessKind.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { openGuesses } from '../columnValues.ts';
import { useSheetGuessesQuery, type Sheet } from '../deskApi.ts';
import type { useColumnsForm } from '../useColumnsForm.ts';
import styles from './columns.module.scss';
import { ColumnTable } from './ColumnTable.tsx';
import { ForAllFields } from './ForAllFields.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NotationChoice } from './NotationChoice.tsx';

interface ColumnFieldsProps {
  sheet: Sheet;
  columns: ReturnType<typeof useColumnsForm>;
}

/** The parts of the form that say what a row is, what each column is, and what holds for every row. */
export function ColumnFields({ sheet, columns }: ColumnFieldsProps) {
  const { form, type } = columns;
  const { values } = form;
  const probably = guessKind(values.headings);
  const guesses = useSheetGuessesQuery({ id: sheet.id, kind: values.kind || 'OTHER' }, { skip: values.kind === '' });
  const found = values.kind === '' ? [] : (guesses.currentData ?? []);
  const open = openGuesses(found, values);
  return (
    <>
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
            onFurther={(field, further) =>
              type((typed) => ({
                ...typed,
                further: {
                  ...Object.fromEntries(Object.entries(typed.further).filter(([of]) => of !== field)),
                  ...(further && { [field]: further }),
                },
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
        <NotationChoice notation={values.notation} onChoose={(notation) => type((typed) => ({ ...typed, notation }))} />
      </Card>
    </>
  );
}
