import { type AltoPage, readAlto } from './readAlto.ts';
import { readPageXml } from './readPageXml.ts';
import { rootElement } from './rootElement.ts';

/** Reads the text of a page from a file of ALTO or of PAGE XML. @throws Rejected as they do. */
export const readTextXml = async (file: string, name: string): Promise<AltoPage> =>
  (await rootElement(file)) === 'PcGts' ? readPageXml(file, name) : readAlto(file, name);
