import { isServerPath } from '../../kernel/routes/isServerPath.ts';
import { isPart } from './isPart.ts';

/** What a worker sees of a request. */
export interface RequestSeen {
  method: string;
  url: string;
  /** `navigate` for documents. */
  mode: string;
  /** `document` for that of a tab, `iframe` for that of a frame; another word or none for the rest. */
  destination: string;
  /** Asks for a part of a file only. */
  isRange: boolean;
}

/**
 * `part`: a file whose name says its content. `page`: the document of a tab, for which the shell may stand in.
 * `document`: another document, from the network alone. `network`: the worker has nothing to do with it.
 */
export type Treatment = 'part' | 'page' | 'document' | 'network';

/**
 * What a service worker does with a request (docs/adr/0099). Questions, pictures with rights, streams, uploads,
 * downloads in parts and other sites are none of its business.
 * @param origin - of this site
 */
export function treatmentOf({ method, url, mode, destination, isRange }: RequestSeen, origin: string): Treatment {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin || isRange) return 'network';
  if (mode === 'navigate') return destination === 'document' && !isServerPath(pathname) ? 'page' : 'document';
  return search === '' && isPart(pathname) ? 'part' : 'network';
}
