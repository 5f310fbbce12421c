import { pageIn } from '#services/routing/pageIn.ts';

/** Clippings and collections on one page of a list. */
export const PAGE_SIZE = 40;

/** The last page that the server is asked for. */
const LAST_PAGE = 10_000;

/** The page of a list that an address names, from 1. */
export const pageOf = (query: URLSearchParams): number => pageIn(query, LAST_PAGE);

/** What the server is asked for one page of a list. */
export const stretchOf = (page: number): { offset: number; first: number } => ({
  offset: (page - 1) * PAGE_SIZE,
  first: PAGE_SIZE,
});

/** The last page of a list. */
export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The same address with another value; empty takes it out. What follows from the old value, the page, goes as well. */
export function withParameter(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query);
  if (name !== 'page' && name !== 'clipping') next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
