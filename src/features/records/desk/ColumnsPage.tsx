import { ColumnsForm } from './components/ColumnsForm.tsx';
import { Lacks } from './components/Lacks.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';
import { hasRows } from './sheetSteps.ts';

/** /desk/sheets/:sheetId/columns: says what the columns of a sheet are. States: no rows yet, the form. */
export const Component = () => (
  <SheetFrame step="columns">
    {(sheet) => (hasRows(sheet) ? <ColumnsForm key={sheet.id} sheet={sheet} /> : <Lacks sheet={sheet} />)}
  </SheetFrame>
);
