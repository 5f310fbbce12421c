/**
 * Whether a dialog is over the drawer: it hides from assistive technology what is below it.
 * @param frame - all that the drawer draws
 */
export const isCovered = (frame: Element | null): boolean => frame?.getAttribute('aria-hidden') === 'true';
