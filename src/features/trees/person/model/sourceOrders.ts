import { sourceTexts } from './texts.ts';

/** Orders of a list of sources, in words. */
export const ORDERS = [
  { value: 'TITLE', label: sourceTexts.orders.TITLE },
  { value: 'MOST_CITED', label: sourceTexts.orders.MOST_CITED },
  { value: 'NEWEST', label: sourceTexts.orders.NEWEST },
] as const;

export type SourceOrder = (typeof ORDERS)[number]['value'];

/** The order an address names; by title where it names none. */
export const orderOf = (name: string | null): SourceOrder =>
  ORDERS.find(({ value }) => value === name?.toUpperCase())?.value ?? 'TITLE';
