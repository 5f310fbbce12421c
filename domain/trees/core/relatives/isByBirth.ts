import type { ParentLink } from '../model/treeFamily.ts';

/**
 * Whether a child counts as born to its parents: as far as is known, for most files do not say. None adopted, fostered
 * or sealed.
 */
export const isByBirth = (link: ParentLink): boolean => link === 'birth' || link === 'unknown';
