import type { SearchHit } from '../recordSearchApi.ts';

/** Whether a list shows small pictures: one of its records has one. */
export const isAnyPictured = (hits: readonly SearchHit[]): boolean =>
  hits.some(({ hasThumbnail }) => hasThumbnail === true);
