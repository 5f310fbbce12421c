let settle: () => void = () => undefined;
const isDrawn = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Settles when a page was drawn in the browser, whichever comes first. */
export const pageDrawn = (): Promise<void> => isDrawn;

/** Called by the first page that is drawn in the browser. */
export const noteDrawnPage = (): void => settle();
