import { createHash } from 'node:crypto';

import {
  LEFT_OUT,
  type ExportedItem,
  type ExportedSource,
  type LeftOut,
  UNNAMED_RECORD,
} from '#domain/clippings/exports/exportedItem.ts';
import { mayInShared } from '#domain/kernel/grants/sharedRoles.ts';
import { doubtInWords } from '#domain/records/core/doubtInWords.ts';
import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { NAME_FIELDS } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { archiveReference } from '#domain/records/transcript/archiveReference.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { clippingsOfItems } from '#server/modules/clippings/collections/index.ts';
import {
  citeSource,
  createClippingViews,
  type CitedSite,
  type JudgedClipping,
  type SeenSource,
  sourceAddress,
  titleForOthers,
} from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { ItemRef, OpenSubject } from './itemRefs.ts';

/** Where and for whom items are read. */
export interface Reading extends OpenSubject {
  db: Database;
  site: CitedSite;
}

type Views = ReturnType<typeof createClippingViews>;
type RecordOfSet = Extract<SeenSource, { kind: 'record' }>;

/** An item as its reader may have it now. */
type Judged =
  | { kind: 'left'; left: LeftOut }
  | { kind: 'clipping'; ref: ItemRef; judged: JudgedClipping }
  | { kind: 'record'; ref: ItemRef; source: RecordOfSet };

/** An item that goes into a file; `judged` is null for a record. */
export interface ReadItem {
  item: ExportedItem;
  judged: JudgedClipping | null;
  views: Views;
}

/**
 * Judges a portion of items, with one statement for many of them. Clippings that were deleted meanwhile are no more.
 */
async function judgeItems(
  { db, viewer, site }: Reading,
  refs: readonly ItemRef[],
): Promise<{ items: Judged[]; views: Views }> {
  const views = createClippingViews({ db, viewer, site });
  const judged = new Map(
    (await views.judge([...(await clippingsOfItems(db, refs)).values()])).map((one) => [one.clipping.id, one]),
  );
  const records = createRecordStore({ db });
  const sets = refs.some(({ recordId }) => recordId !== null) ? await createRecordSetStore({ db }).described() : null;
  const isMine = ({ clipping }: JudgedClipping) => clipping.memberId !== null && clipping.memberId === viewer.memberId;
  const items = await Promise.all(
    refs.map(async (ref): Promise<Judged[]> => {
      if (ref.recordId !== null) {
        const record = await records.byId(ref.recordId);
        const set = record && !record.isClosed ? sets?.get(record.recordSetId) : undefined;
        return record && set
          ? [{ kind: 'record', ref, source: { kind: 'record', record, set } }]
          : [{ kind: 'left', left: { title: UNNAMED_RECORD, reason: LEFT_OUT.record } }];
      }
      const one = judged.get(ref.clippingId ?? '');
      if (!one) return [];
      if (one.standing !== 'CLOSED') return [{ kind: 'clipping', ref, judged: one }];
      return [
        {
          kind: 'left',
          left: {
            title: isMine(one) ? one.clipping.title : titleForOthers(one),
            reason: one.isWithdrawn ? LEFT_OUT.withdrawn : LEFT_OUT.closed,
          },
        },
      ];
    }),
  );
  return { items: items.flat(), views };
}

/** What a survey found. */
interface Survey {
  leftOut: LeftOut[];
  /** Ids of what is open. */
  shown: string[];
  /** The same text as long as nothing of it was closed or covered. */
  shownAs: string;
}

/** Items that are judged before others have their turn. */
const SURVEYED = 250;

/** Looks which items are open to their reader now, without reading them. */
export async function surveyItems(reading: Reading, refs: readonly ItemRef[]): Promise<Survey> {
  const [leftOut, shown] = [[] as LeftOut[], [] as string[]];
  const hash = createHash('sha256');
  for (let at = 0; at < refs.length; at += SURVEYED) {
    for (const item of (await judgeItems(reading, refs.slice(at, at + SURVEYED))).items) {
      if (item.kind === 'left') {
        leftOut.push(item.left);
        continue;
      }
      const id = item.kind === 'record' ? item.source.record.id : item.judged.clipping.id;
      shown.push(id);
      const covered =
        item.kind === 'record'
          ? []
          : item.judged.regions.map(
              ({ standing, cut }) => `${standing} ${cut?.image.covered.map(xywhOf).join(';') ?? ''}`,
            );
      hash.update(`${JSON.stringify([id, ...covered])}\n`);
    }
  }
  return { leftOut, shown, shownAs: hash.digest('hex') };
}

const NO_ISSUE = { place: null, date: null, precision: 'day', edition: '' } as const;

function describedSource(source: SeenSource): ExportedSource {
  if (source.kind === 'record') {
    const { set, record } = source;
    return {
      ...NO_ISSUE,
      name: set.name,
      pageLabel: archiveReference(record.fields, set.archiveSeries),
      repository: set.repository,
    };
  }
  if (source.kind === 'image')
    return {
      ...NO_ISSUE,
      name: source.image.set?.name ?? source.image.bookLabel,
      pageLabel: source.image.label,
      repository: source.image.set?.repository ?? null,
    };
  return {
    name: source.titleName,
    place: source.placeName,
    date: source.date,
    precision: source.precision,
    edition: source.edition,
    pageLabel: source.kind === 'article' ? source.pageLabel : source.label,
    repository: null,
  };
}

async function clippingItem(
  { viewer, collection, site }: Reading,
  views: Views,
  { note }: ItemRef,
  judged: JudgedClipping,
): Promise<ExportedItem> {
  const { clipping, source, isWithdrawn } = judged;
  const isMine = clipping.memberId !== null && clipping.memberId === viewer.memberId;
  const [text, isUncorrected, citation] = [
    await views.text(clipping.id),
    await views.isUncorrected(clipping.id),
    await views.citation(clipping.id),
  ];
  const mayReadNote = !isWithdrawn || (collection !== null && mayInShared('arrange', { role: collection.role }));
  return {
    id: clipping.id,
    kind: clipping.kind,
    title: isMine ? clipping.title : titleForOthers(judged),
    doubt: null,
    source: source ? describedSource(source) : { ...NO_ISSUE, name: '', pageLabel: null, repository: null },
    note: isMine ? clipping.note : '',
    comment: mayReadNote ? note : '',
    tags: isMine ? clipping.tags : [],
    text,
    isUncorrected,
    citation,
    address: site.publicUrl + sourceAddress(clipping, source),
    pictures: [],
    accessedOn: clipping.madeAt,
  };
}

function recordItem({ site }: Reading, { note }: ItemRef, source: RecordOfSet): ExportedItem {
  const { record, set } = source;
  const address = site.publicUrl + sourceAddress({ kind: 'record', sourceId: record.id }, null);
  const accessedOn = new Date();
  const citation = citeSource(source, { siteName: site.name, address, accessedOn, isUncorrected: false }, true);
  return {
    id: record.id,
    kind: 'record',
    title: recordTitle(record.fields, set) ?? set.name,
    doubt: doubtInWords(record.fields, set, NAME_FIELDS),
    source: describedSource(source),
    note: '',
    comment: note,
    tags: [],
    text: '',
    isUncorrected: false,
    citation,
    address,
    pictures: [],
    accessedOn,
  };
}

/** Reads a portion of items with their words. @param onLeftOut - of those that were closed since they were surveyed */
export async function readItems(
  reading: Reading,
  refs: readonly ItemRef[],
  onLeftOut: (left: LeftOut) => void,
): Promise<ReadItem[]> {
  const { items, views } = await judgeItems(reading, refs);
  const read: ReadItem[] = [];
  for (const one of items) {
    if (one.kind === 'left') onLeftOut(one.left);
    else if (one.kind === 'record') read.push({ item: recordItem(reading, one.ref, one.source), judged: null, views });
    else read.push({ item: await clippingItem(reading, views, one.ref, one.judged), judged: one.judged, views });
  }
  return read;
}
