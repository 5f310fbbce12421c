/** Ways to leave this document for another. One object, so that a test can replace it. */
export const documentNavigation = {
  /** Loads an address, keeping this one in the history. */
  open: (address: string): void => window.location.assign(address),
  /** Loads an address in the place of this one. */
  replace: (address: string): void => window.location.replace(address),
  reload: (): void => window.location.reload(),
};
