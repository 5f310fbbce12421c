import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';

/**
 * What a FILE line names (FamilySearch GEDCOM 7.0, section 2.12, and FamilySearch GEDZIP): a file beside the GEDCOM
 * file, a file of the computer it was written on, a page of the web, a place outside the archive, or nothing.
 */
export type FileReference =
  /** `paths`: as written, and with what is percent-encoded decoded, where that is something else. */
  | { kind: 'beside'; paths: readonly string[] }
  | { kind: 'elsewhere'; paths: readonly string[] }
  | { kind: 'web' | 'outside' | 'nothing' };

const tidy = (path: string): string =>
  path
    .replace(/\\/gu, '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
const both = (path: string): string[] => [...new Set([tidy(path), tidy(decodeLoosely(path))])];
const leadsOut = (path: string): boolean => path.split('/').includes('..') || path.includes('\0');

/**
 * Reads the value of a FILE line. Programs write backslashes, addresses of drives and spaces where the specification
 * wants a URL.
 */
export function readFileReference(value: string): FileReference {
  const text = value.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^file:/iu.test(text) || /^(?:[a-z]:)?[\\/]/iu.test(text)) {
    const paths = both(text.replace(/^file:(?:\/\/[^/]*)?/iu, '').replace(/^\/?[a-z]:/iu, ''));
    return paths.some(leadsOut) ? { kind: 'outside' } : { kind: 'elsewhere', paths };
  }
  if (/^[a-z][a-z0-9+.-]+:/iu.test(text)) return { kind: 'web' };
  const paths = both(text);
  return paths.some(leadsOut) ? { kind: 'outside' } : { kind: 'beside', paths };
}
