import { iiifAddresses, NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { bookAddresses } from '#domain/records/images/bookManifest.ts';

/** A page of this site as IIIF names it: of a newspaper, or a page image of records. */
export interface OwnCanvas {
  kind: 'newspaper' | 'image';
  /** Of the page or the image. */
  id: string;
}

/** Why something is not a page of this site, in a sentence. */
export interface Refused {
  refusal: string;
}

const NOT_A_PAGE: Refused = { refusal: 'It isn’t on a page of this site.' };

/** The address of a page as a canvas. */
export const canvasAddress = (origin: string, { kind, id }: OwnCanvas): string =>
  kind === 'newspaper' ? iiifAddresses(origin).canvas(id) : bookAddresses(origin).canvas(id);

/** Text of an encoded part of an address; null where it is none. */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The path of an address on this site, with its query; else why it is none. */
export function ownPath(origin: string, address: string): string | Refused {
  if (!URL.canParse(address)) return NOT_A_PAGE;
  const url = new URL(address);
  if (url.origin !== origin) return { refusal: `It is on ${url.host || url.protocol}, not on this site.` };
  return url.pathname + url.search;
}

const PATHS: Readonly<Record<OwnCanvas['kind'], RegExp>> = {
  newspaper: new RegExp(`^${NEWSPAPER_IIIF}/page/([^/]+)/canvas$`, 'u'),
  image: /^\/iiif\/canvases\/([^/]+)$/u,
};

/** Reads the address of a canvas, without a fragment; a host of others is named in the refusal. */
export function readCanvas(origin: string, address: string): OwnCanvas | Refused {
  const path = ownPath(origin, address);
  if (typeof path !== 'string') return path;
  for (const kind of ['newspaper', 'image'] as const) {
    const id = decodePart(PATHS[kind].exec(path)?.[1] ?? '');
    if (id) return { kind, id };
  }
  return NOT_A_PAGE;
}
