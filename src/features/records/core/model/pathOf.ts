/** An address of this site without its origin, so that it is asked for where the reader is. */
export const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);
