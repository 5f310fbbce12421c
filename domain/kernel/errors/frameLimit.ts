/** Innermost frames that the report of an error carries. */
export const FRAME_LIMIT = 8;
