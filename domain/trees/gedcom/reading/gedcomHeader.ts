import { childOf, type GedcomLine, childText } from '../gedcomLine.ts';

/** What the header of a file says of the file. */
export interface GedcomHeader {
  /** As written, `5.5.1`; empty where the header names none. */
  version: string;
  /** The program that wrote it; empty where it does not say. */
  program: string;
}

const KNOWN = /^(?:5\.5(?:\.[15])?|7\.\d+(?:\.\d+)?)(?:\s|$)/u;

/** Whether the rules of a version are known here. */
export const isKnownVersion = (version: string): boolean => KNOWN.test(version);

/** Reads a header; null gives what is known without one. */
export function readHeader(header: GedcomLine | null): GedcomHeader {
  const gedc = header && childOf(header, 'GEDC');
  const source = header && childOf(header, 'SOUR');
  return {
    version: gedc ? childText(gedc, 'VERS', '5') : '',
    program: source ? childText(source, 'NAME', '5') || source.value.trim() : '',
  };
}
