import { People } from './components/People.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';

/**
 * /desk/sheets/:sheetId/people: who looks after a sheet, and invitations to it, for staff. States: loading, failed, none,
 * people.
 */
export const Component = () => (
  <SheetFrame step="people">{(sheet) => <People key={sheet.id} sheet={sheet} />}</SheetFrame>
);
