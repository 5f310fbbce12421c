import { Link } from 'react-router-dom';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { type SheetComparison, useCompareSheetMutation, useSheetComparisonQuery } from '../comparisonApi.ts';
import { comparisonTexts as texts } from '../comparisonTexts.ts';
import { type Sheet, useSheetCheckQuery } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { sheetAddress } from '../sheetSteps.ts';
import { ComparedRecords } from './ComparedRecords.tsx';

/** Milliseconds between two looks at a comparison that is made. */
const LOOK_MS = 1_500;

/** Edits of single rows that the file says otherwise of; none where there are none. */
function Clashes({ sheetId }: { sheetId: string }) {
  const { currentData: check } = useSheetCheckQuery({ id: sheetId });
  const clashes = check?.problems.find(({ kind }) => kind === 'overruled')?.rows ?? 0;
  if (clashes === 0) return null;
  return (
    <p>
      {texts.clashes(clashes)} <Link to={sheetAddress(sheetId, 'problems')}>{texts.seeClashes}</Link>
    </p>
  );
}

/** What was found: how many, and the records. */
function Found({ sheetId, comparison }: { sheetId: string; comparison: SheetComparison }) {
  const { askedAt, isStale, added, changed, byField, moved, gone, missed, unsure } = comparison;
  const when = momentInWords(askedAt);
  const counts = { ADDED: added, CHANGED: changed, GONE: gone };
  const isUnchanged = added + changed + moved + gone + unsure === 0;
  const lists = (['ADDED', 'CHANGED', 'GONE'] as const).filter((what) => counts[what] > 0);
  return (
    <Stack gap={3}>
      <p>
        <strong>{isUnchanged ? texts.unchanged : texts.figures(comparison)}</strong>
      </p>
      {isStale ? <Notice tone="warning" title={texts.stale(when)} /> : <p>{texts.compared(when)}</p>}
      {byField.length > 0 && <p>{texts.byField(byField)}</p>}
      {missed > 0 && <p>{texts.missed(missed)}</p>}
      {unsure > 0 && <p>{texts.unsure(unsure)}</p>}
      <Clashes sheetId={sheetId} />
      {!isStale && lists.length > 0 && (
        <Tabs
          key={askedAt}
          label={texts.lists}
          tabs={lists.map((what) => ({
            id: what,
            label: texts.tabs[what](counts[what]),
            content: <ComparedRecords key={what} sheetId={sheetId} what={what} count={counts[what]} />,
          }))}
        />
      )}
    </Stack>
  );
}

/**
 * What publishing a sheet would change for readers who have it already. States: loading, failed, not asked for, under
 * way, could not be compared, found, out of date.
 */
export function Comparison({ sheet: { id, revision } }: { sheet: Sheet }) {
  const { currentData, ...answer } = useSheetComparisonQuery({ id });
  const isMaking = currentData?.state === 'MAKING';
  useSheetComparisonQuery({ id }, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: !isMaking });
  const [compare, { error, isLoading }] = useCompareSheetMutation();
  return (
    <Card title={texts.title}>
      <Answer
        of={{ ...answer, data: currentData === undefined ? undefined : { comparison: currentData } }}
        texts={texts}
        headingLevel={3}
      >
        {({ comparison }) => (
          <Stack gap={4}>
            {comparison === null && <p>{texts.intro}</p>}
            {comparison?.state === 'MAKING' && (
              <Stack gap={3}>
                <ProgressBar
                  label={texts.making}
                  value={comparison.progress === null ? null : comparison.progress * 100}
                />
                <p role="status">{texts.makingText}</p>
              </Stack>
            )}
            {comparison?.state === 'FAILED' && (
              <Notice tone="error" title={texts.failedTitle}>
                {comparison.problem !== null && <p>{comparison.problem}</p>}
              </Notice>
            )}
            {comparison?.state === 'DONE' && <Found sheetId={id} comparison={comparison} />}
            <FormRefusal title={texts.refused} reason={refusalText(error)} />
            {!isMaking && (comparison?.state !== 'DONE' || comparison.isStale) && (
              <div>
                <Button loading={isLoading} onClick={() => void compare({ id, revision })}>
                  {comparison === null ? texts.compare : texts.again}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Answer>
    </Card>
  );
}
