import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';

import type { ContentDocument } from '#domain/site/content/contentDocument.ts';
import { contentPlace } from '#domain/site/content/contentKinds.ts';

import type { ContentFault } from '../ContentSource.ts';
import { parseDocument } from '../markdown/parseDocument.ts';
import type { HelpCentreData } from './fetchHelpCentre.ts';
import { readZendesk } from './readZendesk.ts';

/** The help as the help centre has it, ready to be served. */
export interface HelpDocuments {
  /** Another one whenever any text is another. */
  version: string;
  /** By kind and key. */
  documents: ReadonlyMap<string, ContentDocument>;
  faults: ContentFault[];
}

const ENDING = '.md';
/** Documents read before other work has its turn. */
const AT_ONCE = 20;

/** Where a document is in the map. */
export const helpDocumentName = (kind: string, key: string): string => `${kind}/${key}`;

/** Makes documents of what a help centre answered. Drafts are left out. @throws Error where it is no help centre */
export async function helpDocuments(data: HelpCentreData): Promise<HelpDocuments> {
  const { files, lost } = readZendesk(data);
  const documents = new Map<string, ContentDocument>();
  const faults: ContentFault[] = lost.map((message) => ({ where: 'Zendesk', name: 'help', message }));
  const hash = createHash('sha256');
  let read = 0;
  for (const { name, text } of files) {
    hash.update(name).update(text);
    if ((read += 1) % AT_ONCE === 0) await breathe();
    const place = contentPlace(name.slice(0, -ENDING.length));
    if (!place) {
      faults.push({ where: 'Zendesk', name, message: 'Its name makes no address.' });
      continue;
    }
    const parsed = parseDocument(place.kind, place.key, text);
    faults.push(...parsed.faults.map((message) => ({ where: 'Zendesk', name, message })));
    if (parsed.document && !parsed.isDraft) documents.set(helpDocumentName(place.kind, place.key), parsed.document);
  }
  return { version: hash.digest('hex'), documents, faults };
}
