import { SaxesParser } from 'saxes';

import { Rejected } from '../IssueDraft.ts';
import { decodeFile } from './decodeFile.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** What a reader of XML is called with. Names are without prefix; lines count from 1. */
export interface XmlHandlers {
  open: (name: string, attributes: XmlAttributes, line: number) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Elements within one another; real files have a dozen. */
const DEEPEST = 100;

/**
 * A name without its prefix. Names that every object has, such as `constructor`, are changed: readers look names up in
 * tables.
 */
const localName = (name: string): string => {
  const colon = name.indexOf(':');
  const local = colon < 0 ? name : name.slice(colon + 1);
  return local in Object.prototype ? `${local} (an element)` : local;
};

/**
 * Reads an XML file, piece by piece. No document type is ever fetched, and entities that it declares are not known.
 *
 * @throws Rejected where the file is not well-formed, with the line; what a handler throws.
 */
export async function parseXml(file: string, name: string, { open, close, text }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', (error) => {
    throw new Rejected(
      name,
      parser.line,
      `is not well-formed XML: ${error.message.replace(/^(?:[^ ]*:)?\d+:\d+: /u, '')}`,
    );
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) throw new Rejected(name, parser.line, `has more than ${DEEPEST} elements within one another`);
    open(localName(tag.name), tag.attributes, parser.line);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(localName(tag.name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for await (const piece of decodeFile(file, name)) parser.write(piece);
  parser.close();
}

/** The value of an attribute that may carry a prefix: `href` of `xlink:href`. */
export const prefixedAttribute = (attributes: XmlAttributes, name: string): string | null =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? null;
