import { pushTo } from '#domain/kernel/compact/pushTo.ts';

import { parseXml, prefixedAttribute, type XmlAttributes } from './parseXml.ts';

/** What a section of METS says of the issue or of an article. */
export interface MetsDescription {
  title: string | null;
  /** Title of the paper that an issue is of. */
  hostTitle: string | null;
  dates: string[];
  places: string[];
  language: string | null;
  /** The paper's number at the British Library, then those of the issue itself. */
  hostIdentifiers: string[];
  identifiers: string[];
  sourceNote: string | null;
  /** Part numbers by their type: `edition`, `issue`, `volume`. */
  parts: Map<string, string>;
  line: number;
}

/** A part of a file that a division points to. */
export interface MetsArea {
  fileId: string;
  begin: string | null;
  end: string | null;
  /** Left, top, right, bottom, in pixels of the image. */
  coords: readonly number[] | null;
}

/** A division of a structural map. */
export interface MetsDiv {
  id: string;
  type: string;
  label: string | null;
  order: number | null;
  descriptionId: string | null;
  areas: MetsArea[];
  children: MetsDiv[];
  line: number;
}

/** A file that METS names. */
export interface MetsFile {
  href: string;
  mime: string;
  /** Of its group: `Fulltext`, `PreservationMaster`. */
  use: string;
  line: number;
}

/** What of a METS document an issue is made of. */
export interface MetsDocument {
  isMets: boolean;
  label: string | null;
  descriptions: ReadonlyMap<string, MetsDescription>;
  files: ReadonlyMap<string, MetsFile>;
  /** Outermost divisions, by the type of their map in capitals; '' where a map has none. */
  maps: readonly { type: string; root: MetsDiv }[];
  /** Ids of physical divisions by the logical one they belong to. */
  links: ReadonlyMap<string, readonly string[]>;
}

/** A description that says nothing, as of a METS without one. */
export const emptyDescription = (line: number): MetsDescription => ({
  title: null,
  hostTitle: null,
  dates: [],
  places: [],
  language: null,
  hostIdentifiers: [],
  identifiers: [],
  sourceNote: null,
  parts: new Map(),
  line,
});
const withoutHash = (reference: string): string => reference.replace(/^#/u, '');

/** Collects what MODS or Dublin Core say within a descriptive section. */
function describe(
  into: MetsDescription,
  path: readonly string[],
  attributesOf: readonly XmlAttributes[],
  text: string,
): void {
  const element = path.at(-1) ?? '';
  const attributes = attributesOf.at(-1) ?? {};
  const related = attributesOf[path.lastIndexOf('relatedItem')]?.type;
  const isHost = path.includes('relatedItem') && related === 'host';
  if (path.includes('relatedItem') && !isHost) {
    if (element === 'physicalLocation' && attributes.authority === undefined) into.sourceNote ??= text;
    return;
  }
  if (element === 'title' && path.includes('titleInfo')) {
    if (isHost) into.hostTitle = `${into.hostTitle ?? ''} ${text}`.trim();
    else into.title = `${into.title ?? ''} ${text}`.trim();
  } else if (element === 'nonSort' && !isHost) into.title = `${text} ${into.title ?? ''}`.trim();
  else if (element === 'dateIssued') into.dates[attributes.keyDate === 'yes' ? 'unshift' : 'push'](text);
  else if (element === 'placeTerm' && attributes.type !== 'code') into.places.push(text);
  else if (element === 'languageTerm') into.language ??= text;
  else if (element === 'identifier') (isHost ? into.hostIdentifiers : into.identifiers).push(text);
  else if (element === 'number') into.parts.set(attributesOf[path.lastIndexOf('detail')]?.type ?? '', text);
  else if (element === 'edition') into.parts.set('edition', text);
}

function areaOf(attributes: XmlAttributes): MetsArea | null {
  if (attributes.FILEID === undefined) return null;
  const coords = attributes.COORDS?.split(/[\s,]+/u).map(Number) ?? [];
  return {
    fileId: attributes.FILEID,
    begin: attributes.BEGIN ?? null,
    end: attributes.END ?? null,
    coords: coords.length >= 4 && coords.every(Number.isFinite) ? coords.slice(0, 4) : null,
  };
}

/** Reads the structure of an issue; nothing that it names is opened. @throws Rejected when it is not well-formed. */
export async function readMets(file: string, name: string): Promise<MetsDocument> {
  const descriptions = new Map<string, MetsDescription>();
  const files = new Map<string, MetsFile>();
  const maps: { type: string; root: MetsDiv }[] = [];
  const links = new Map<string, string[]>();
  const path: string[] = [];
  const attributesOf: XmlAttributes[] = [];
  const divs: MetsDiv[] = [];
  const uses: string[] = [];
  let labels = new Map<string, string>();
  let description: MetsDescription | null = null;
  let mapType = '';
  let entry: { id: string; mime: string; line: number } | null = null;
  const head = { isMets: false, label: null as string | null };
  let text = '';

  const link = (from: string | null, to: string | null) => {
    if (from !== null && to !== null) pushTo(links, from, to);
  };
  const onOpen: Readonly<Record<string, (attributes: XmlAttributes, line: number) => void>> = {
    mets: ({ LABEL }) => Object.assign(head, { isMets: path.length === 1, label: LABEL ?? null }),
    dmdSec: ({ ID = '' }, line) => void descriptions.set(ID, (description = emptyDescription(line))),
    fileGrp: ({ USE }) => void uses.push(USE ?? uses.at(-1) ?? ''),
    file: ({ ID = '', MIMETYPE = '' }, line) => (entry = { id: ID, mime: MIMETYPE, line }),
    FLocat(attributes) {
      const href = prefixedAttribute(attributes, 'href');
      if (entry && href !== null && !files.has(entry.id))
        files.set(entry.id, { href, mime: entry.mime, use: uses.at(-1) ?? '', line: entry.line });
    },
    structMap: ({ TYPE = '' }) => (mapType = TYPE.toUpperCase()),
    div({ ID = '', TYPE = '', LABEL, ORDERLABEL, ORDER, DMDID }, line) {
      const div: MetsDiv = {
        id: ID,
        type: TYPE,
        label: ORDERLABEL ?? LABEL ?? null,
        order: ORDER === undefined ? null : Number(ORDER),
        descriptionId: DMDID?.split(/\s/u)[0] ?? null,
        areas: [],
        children: [],
        line,
      };
      const parent = divs.at(-1);
      if (parent) parent.children.push(div);
      else maps.push({ type: mapType, root: div });
      divs.push(div);
    },
    fptr: (attributes) => void divs.at(-1)?.areas.push(...[areaOf(attributes) ?? []].flat()),
    area: (attributes) => void divs.at(-1)?.areas.push(...[areaOf(attributes) ?? []].flat()),
    smLinkGrp: () => (labels = new Map()),
    smLocatorLink: (attributes) =>
      void labels.set(
        prefixedAttribute(attributes, 'label') ?? '',
        withoutHash(prefixedAttribute(attributes, 'href') ?? ''),
      ),
    smArcLink: (attributes) =>
      link(
        labels.get(prefixedAttribute(attributes, 'from') ?? '') ?? null,
        labels.get(prefixedAttribute(attributes, 'to') ?? '') ?? null,
      ),
    smLink: (attributes) =>
      link(
        withoutHash(prefixedAttribute(attributes, 'from') ?? ''),
        withoutHash(prefixedAttribute(attributes, 'to') ?? ''),
      ),
  };
  const onClose: Readonly<Record<string, () => void>> = {
    dmdSec: () => (description = null),
    fileGrp: () => void uses.pop(),
    file: () => (entry = null),
    div: () => void divs.pop(),
  };
  await parseXml(file, name, {
    open(element, attributes, line) {
      path.push(element);
      attributesOf.push(attributes);
      text = '';
      onOpen[element]?.(attributes, line);
    },
    text: (piece) => (text += piece),
    close(element) {
      const value = text.replace(/\s+/gu, ' ').trim();
      if (description && value !== '') describe(description, path, attributesOf, value);
      text = '';
      onClose[element]?.();
      path.pop();
      attributesOf.pop();
    },
  });
  return { ...head, descriptions, files, maps, links };
}
