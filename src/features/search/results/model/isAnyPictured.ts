import type { SearchHit } from '../api/recordSearchApi.ts';

/** Whether a list shows small pictures: one of its records has one. */
export const isAnyPictured = (hits: readonly SearchHit[]): boolean =>
  hits.some(({ hasThumbnail }) => hasThumbnail === true);
