import { useSheetQuery } from './deskApi.ts';
import { isUnderWay } from './sheetSteps.ts';

/** Milliseconds between two looks at a file that is read, or a publication that is made. */
const LOOK_MS = 1_500;

/** A sheet, asked for again and again while something goes on with it by itself. */
export function useSheet(id: string) {
  const { currentData: data, ...answer } = useSheetQuery({ id });
  useSheetQuery(
    { id },
    { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: data == null || !isUnderWay(data) },
  );
  return { ...answer, data };
}
