import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { withLayout, type ColumnValues } from '../columnValues.ts';
import { type Sheet, useSheetLayoutQuery } from '../deskApi.ts';

interface LayoutNoticeProps {
  sheet: Sheet;
  values: ColumnValues;
  onType: (change: (typed: ColumnValues) => ColumnValues) => void;
}

/**
 * Offers the layout that the file of a sheet probably has, while nothing is said of its columns; one press takes it, and
 * one gives it up.
 */
export function LayoutNotice({ sheet: { id, columns }, values, onType }: LayoutNoticeProps) {
  const isFresh = columns.every(({ field }) => field === null);
  const { currentData: layout } = useSheetLayoutQuery({ id }, { skip: !isFresh });
  const [before, setBefore] = useState<ColumnValues | null>(null);
  if (!layout || !isFresh) return null;
  if (before !== null)
    return (
      <Notice
        tone="success"
        title={texts.layoutUsed(layout.name)}
        actions={
          <Button
            size="sm"
            onClick={() => {
              onType(({ revision }) => ({ ...before, revision }));
              setBefore(null);
            }}
          >
            {texts.undoLayout}
          </Button>
        }
      />
    );
  if (values.columns.some((field) => field !== '')) return null;
  return (
    <Notice
      tone="info"
      title={texts.layout(layout.name)}
      actions={
        <Button
          size="sm"
          onClick={() => {
            setBefore(values);
            onType((typed) => withLayout(typed, layout));
          }}
        >
          {texts.useLayout}
        </Button>
      }
    >
      <p>{texts.layoutText}</p>
    </Notice>
  );
}
