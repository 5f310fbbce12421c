/** Orders of a list of sources, in words. */
export const ORDERS = [
  { value: 'TITLE', label: 'Title' },
  { value: 'MOST_CITED', label: 'How often they are cited' },
  { value: 'NEWEST', label: 'The newest first' },
] as const;

export type SourceOrder = (typeof ORDERS)[number]['value'];

/** The order an address names; by title where it names none. */
export const orderOf = (name: string | null): SourceOrder => ORDERS.find(({ value }) => value === name?.toUpperCase())?.value ?? 'TITLE';
