import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { type JsonLd, recordJsonLd } from '#domain/records/transcript/recordJsonLd.ts';
import { isContentKey } from '#domain/site/content/contentKinds.ts';
import { routeContent } from '#domain/site/content/routeContent.ts';
import { regionKey } from '#domain/site/landing/regionKey.ts';
import { regionOf } from '#domain/site/landing/regionTree.ts';
import { aboutSharedClipping } from '#server/modules/clippings/core/index.ts';
import { aboutHelp, type HelpTexts } from '#server/modules/help/articles/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { PageAbout } from '#server/platform/http/renderShell.ts';

/**
 * Structured data for the document of a transcript that visitors read whole; null for every other page and record, and
 * while the database cannot say.
 */
export const createRecordStructuredData =
  (db: Database, publicUrl: string) =>
  async ({ route }: RouteMatch, search: string): Promise<JsonLd | null> => {
    const id = route.id === 'records.transcript' ? new URLSearchParams(search).get('id') : null;
    if (id === null) return null;
    const row = await db
      .one<{ fields: RecordFields; name: string; repository: string | null; notation: Notation }>(
        `/* documents.structuredData */ SELECT r.fields, s.name, s.repository, s.notation FROM record_live r JOIN record_set s ON s.id = r.record_set_id
         WHERE r.id = $1 AND NOT r.is_closed AND s.access = 'free'`,
        [id],
      )
      .catch(() => null);
    return row && recordJsonLd(row.fields, row, `${publicUrl}/transcript?id=${encodeURIComponent(id)}`);
  };

/**
 * What the head of a document says where its page is made of a text, of a region, or of a clipping that a member
 * shares. While these cannot be read, the route's own words stay.
 */
export const createAboutPage =
  (content: HelpTexts, db: Database, citedSite: () => Parameters<typeof aboutSharedClipping>[1]) =>
  async (match: RouteMatch): Promise<PageAbout | null> => {
    if (match.route.id === 'image-share.clipping')
      return aboutSharedClipping(db, citedSite(), match.params.shareId ?? '').catch(() => null);
    if (match.route.id.startsWith('help.')) return aboutHelp(content, match).catch(() => null);
    const text =
      match.route.id === 'landing.region' ? { kind: 'region', key: regionKey(match.params) } : routeContent(match);
    if (!text || !isContentKey(text.key)) return null;
    const document = await content.document(text.kind, text.key).catch(() => null);
    if (document) return document;
    const region = text.kind === 'region' ? regionOf(text.key) : null;
    return (
      region && {
        title: `Records of ${region.name}`,
        description: `Historical records of ${region.name}: the places, record sets and years that can be searched here.`,
        socialImage: null,
      }
    );
  };
