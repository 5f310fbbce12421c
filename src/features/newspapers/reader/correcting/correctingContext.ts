import { createContext, useContext } from 'react';

import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import type { ReadPage } from '../readerApi.ts';
import type { PageCorrections } from './correctingApi.ts';

/** What became of a line that was sent. */
export type LineResult = { line: number } & ({ kind: 'saved' | 'unchanged' } | { kind: 'waiting'; reason: string });

/** The page that is corrected, and the line in hand. */
export interface Correcting {
  page: Pick<ReadPage, 'id' | 'revision' | 'service'>;
  lines: readonly PageLine[];
  corrections: PageCorrections;
  /** Null while no line is open. */
  open: number | null;
  /** The line whose button Tab reaches: the one that was open last. */
  stop: number | null;
  /** Lines that were sent since correcting started. */
  results: ReadonlyMap<number, LineResult>;
  /** Opens a line; null leaves the one that is open. */
  onOpen: (line: number | null) => void;
  /** Opens the next line that has words, or the one before; the last one stays open. */
  onStep: (from: number, by: 1 | -1) => void;
  onSent: (result: LineResult) => void;
  /** The text of the page has changed on the server. */
  onChanged: () => void;
}

const Context = createContext<Correcting | null>(null);

/** Provides the page that is corrected to the tools of its lines. */
export const CorrectingProvider = Context.Provider;

/** The page that is corrected; null while none is. */
export const useCorrecting = (): Correcting | null => useContext(Context);
