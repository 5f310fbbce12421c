import { BOOKS_ADDRESS } from './texts.ts';

/** The page of a set of pages. */
export const bookSetAddress = (setId: string): string => `${BOOKS_ADDRESS}/${encodeURIComponent(setId)}`;

/** The page of one of its books. */
export const deskBookAddress = (setId: string, bookId: string): string =>
  `${bookSetAddress(setId)}/${encodeURIComponent(bookId)}`;
