import { Navigate, useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { useSheetQuery } from './deskApi.ts';
import { nextStep, sheetAddress } from './sheetSteps.ts';
import { sheetTexts as texts } from './texts.ts';

/** /desk/sheets/:sheetId: leads to the step at which a sheet goes on. States: loading, failed, no such sheet. */
export function Component() {
  const { sheetId = '' } = useParams();
  const { currentData: sheet, ...answer } = useSheetQuery({ id: sheetId });
  if (sheet === null) throw new PageMissing();
  if (sheet === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return <Navigate replace to={sheetAddress(sheet.id, nextStep(sheet))} />;
}
