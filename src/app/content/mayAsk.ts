let asks = true;

/**
 * Whether a page that is rendered may ask the server now. The frame of a page asks nothing: its questions are the
 * browser's (docs/adr/0087).
 */
export const mayAsk = (): boolean => asks;

/** Says so for the page that is rendered next. */
export const setAsking = (may: boolean): void => {
  asks = may;
};
