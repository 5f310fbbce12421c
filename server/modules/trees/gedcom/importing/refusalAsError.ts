import { RefusedGedcom } from '#domain/trees/gedcom/reading/RefusedGedcom.ts';
import { UserError } from '#server/platform/config/UserError.ts';

/**
 * Does work that reads a GEDCOM file; what the file is refused for is said to its owner.
 * @throws UserError in the place of RefusedGedcom.
 */
export async function refusalAsError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RefusedGedcom ? new UserError(error.message) : error;
  }
}
