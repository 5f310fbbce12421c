/** Texts quoted by the specification (spec 2 section 8). */
export const SHADOW_TREE_TEXTS = {
  recordFailed: 'Something has gone wrong, please try again later...',
  noRecord: 'no record found',
} as const;
