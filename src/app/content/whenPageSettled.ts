let settled: Promise<void> = Promise.resolve();

/**
 * Settles when the first page has what it asked for, and what comes later may have the line. At once where no page is
 * waited for.
 */
export const whenPageSettled = (): Promise<void> => settled;

/** Says when that is (settleAfter.ts). */
export const setPageSettled = (page: Promise<void>): void => {
  settled = page;
};
