/**
 * Whether the reader is at an address already, by its path and query: there once more would be a step of the way back
 * that leads nowhere.
 */
export const isCurrentAddress = (address: string): boolean =>
  address === window.location.pathname + window.location.search;
