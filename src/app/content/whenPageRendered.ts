let settle: () => void = () => undefined;
const isDrawn = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Settles when a page was rendered in the browser, whichever comes first. */
export const whenPageRendered = (): Promise<void> => isDrawn;

/** Called by the first page that is rendered in the browser. */
export const markPageRendered = (): void => settle();
