import { PROBLEM_TITLES } from '#domain/records/sheets/problems/problemTitles.ts';
import type { ProblemId } from '#domain/records/sheets/problems/sheetProblem.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { fieldLabels } from '../columnValues.ts';
import type { Sheet, SheetFix, SheetProblem } from '../deskApi.ts';
import { fixText, KINDS, MAY_REPLACE, OF_PLACES, problemTexts as texts } from '../problemTexts.ts';
import type { SheetStepInput } from '../sheets.generated.ts';
import type { Mends } from '../useMends.ts';
import { useReplacements } from '../useReplacements.ts';
import type { OpenRow } from './MendRow.tsx';
import { ValueTable } from './ValueTable.tsx';

/** Values that are shown before the rest is asked for. */
const FIRST_SHOWN = 3;
const TONES = { STOP: 'error', ASK: 'warning', NOTE: 'neutral' } as const;

interface ProblemProps {
  sheet: Sheet;
  problem: SheetProblem;
  mends: Mends;
  /** Opens a row to mend it. */
  onRow: (row: OpenRow) => void;
  /** A step was added: the card may go. */
  onDone: () => void;
}

const stepOf = ({ do: what, order, digits }: SheetFix, field: string | null): SheetStepInput => ({
  do: what,
  field,
  order,
  digits,
});

/** A kind of problem of one column, or of whole rows: which values have it, and what mends it. */
export function Problem({ sheet, problem, mends, onRow, onDone }: ProblemProps) {
  const { kind, severity, field, rows, values, differentValues, fixes } = problem;
  const named = texts.of(PROBLEM_TITLES[kind as ProblemId], (field !== null && fieldLabels(sheet).get(field)) || null);
  const mayReplace = field !== null && MAY_REPLACE.has(kind);
  const isOfPlaces = OF_PLACES.has(kind);
  const instead = useReplacements(values);
  const replacements = mayReplace ? instead.replacements : [];
  // Where values are looked at one by one, others of a later file are asked about again.
  const accepted = mayReplace && severity === 'ASK' ? values.map(({ value }) => value) : null;
  const leave = accepted ? texts.leaveThese(accepted.length) : texts.leave;
  const chosen = new Set(replacements.map(({ from }) => from));
  const rowsChosen = values.reduce((sum, one) => sum + (chosen.has(one.value) ? one.rows : 0), 0);
  const offers = fixes.map(({ do: what }) => what);
  const act = (step: SheetStepInput) => {
    if (mends.isBusy) return;
    void mends.add([step]).then((isDone) => {
      if (isDone) onDone();
    });
  };
  return (
    <Card title={named} headingLevel={3} actions={<Badge tone={TONES[severity]}>{texts.rows(rows)}</Badge>}>
      <p>{KINDS[kind as ProblemId]}</p>
      <ValueTable
        caption={texts.valuesOf(named)}
        atOnce={FIRST_SHOWN}
        instead={mayReplace ? instead : null}
        onRow={(no) => onRow({ no, field, offers: isOfPlaces ? ['place'] : offers })}
        {...{ values, differentValues, isOfPlaces }}
      />
      <Inline gap={3}>
        {replacements.length > 0 && field !== null && (
          <Button
            variant="primary"
            loading={mends.isBusy}
            onClick={() => act({ do: isOfPlaces ? 'place' : 'replace', field, values: replacements })}
          >
            {isOfPlaces ? texts.sayPlaces(replacements.length, rowsChosen) : texts.replace(replacements.length)}
          </Button>
        )}
        {fixes.map((fix, at) => (
          <Button
            key={fixText(fix)}
            variant={at === 0 && replacements.length === 0 ? 'primary' : 'secondary'}
            aria-label={texts.fixOf(fixText(fix), named)}
            loading={mends.isBusy}
            onClick={() => act(stepOf(fix, field))}
          >
            {fixText(fix)}
          </Button>
        ))}
        {severity !== 'STOP' && (
          <Button
            variant="quiet"
            aria-label={texts.leaveOf(leave, named)}
            loading={mends.isBusy}
            onClick={() => act({ do: 'accept', field, problem: kind, accepted })}
          >
            {leave}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
