import { createReadStream } from 'node:fs';

import { type AltoPage, readAlto } from './readAlto.ts';
import { readPageXml } from './readPageXml.ts';

/** Bytes of a file in which its root element is found. */
const HEAD_BYTES = 4_096;
const ROOT_ELEMENT = /<(?:[\w.-]+:)?([a-z][\w.-]*)[\s/>]/iu;

/** The name of the outermost element of an XML file, without prefix; null for any other file. */
export async function rootElement(file: string): Promise<string | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: HEAD_BYTES - 1 }) as AsyncIterable<Buffer>)
    chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const text = bytes.includes(0) ? bytes.toString('utf16le') : bytes.toString('latin1');
  return ROOT_ELEMENT.exec(text.replace(/<!--[^]*?-->|<[?!][^>]*>/gu, ''))?.[1] ?? null;
}

/** Reads the text of a page from a file of ALTO or of PAGE XML. @throws Rejected as they do. */
export const readTextXml = async (file: string, name: string): Promise<AltoPage> =>
  (await rootElement(file)) === 'PcGts' ? readPageXml(file, name) : readAlto(file, name);
