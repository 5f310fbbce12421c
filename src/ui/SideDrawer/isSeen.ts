/**
 * Whether an element is in the document and not hidden. Safari before 17.4 cannot say what is hidden: there it counts
 * as seen.
 */
export const isSeen = (element: Element): boolean =>
  element.isConnected && ((element as Partial<Element>).checkVisibility?.({ visibilityProperty: true }) ?? true);
