import type { ContentBlock, ContentSpan } from '#domain/site/content/contentDocument.ts';
import { escapeHtmlText } from '#server/engines/content/zendesk/markdownText.ts';
import { openHelp, pathOf, type HelpTexts } from '#server/modules/help/articles/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * All requests to support, one JSON text a line: subject, requester, state, comments with their times (ISO 8601, UTC).
 * Names of files are in it, their content is not.
 */
export async function requestLines(db: Database): Promise<string[]> {
  const rows = await db.rows<{ line: object }>(
    `/* support.lines */ SELECT json_build_object('id', r.reference, 'subject', r.subject, 'topic', r.topic, 'status', lower(r.state), 'requester', coalesce(r.email, m.email), 'created_at', r.made_at, 'updated_at', r.changed_at,
       'comments', (SELECT json_agg(json_build_object('author', CASE WHEN s.is_staff THEN 'staff' ELSE 'requester' END, 'body', s.text, 'created_at', s.written_at,
          'attachments', (SELECT coalesce(json_agg(f.name), '[]') FROM support_file f WHERE f.message_id = s.id)) ORDER BY s.id) FROM support_message s WHERE s.request_id = r.id)) AS line
     FROM support_request r LEFT JOIN member m ON m.id = r.member_id ORDER BY r.id`,
  );
  return rows.map(({ line }) => JSON.stringify(line));
}

const LOCALE = 'en-gb';

function spanHtml({ text, isStrong, isEmphasis, isCode, to }: ContentSpan): string {
  const marks = [...(isCode ? ['code'] : []), ...(isEmphasis ? ['em'] : []), ...(isStrong ? ['strong'] : [])];
  const marked = marks.reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, escapeHtmlText(text));
  return to === null ? marked : `<a href="${escapeHtmlText(to)}">${marked}</a>`;
}
const inline = (spans: readonly ContentSpan[]): string => spans.map(spanHtml).join('');
const listHtml = (tag: string, items: readonly (readonly ContentSpan[])[]): string =>
  `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;

/** A block of a text as HTML that any help centre takes. Entries of cards, timelines and the like are lists. */
export function blockHtml({ kind, level, spans, items, rows, entries }: ContentBlock): string {
  if (kind === 'heading') return `<h${level ?? 2}>${inline(spans)}</h${level ?? 2}>`;
  if (kind === 'paragraph') return `<p>${inline(spans)}</p>`;
  if (kind === 'quote') return `<blockquote><p>${inline(spans)}</p></blockquote>`;
  if (kind === 'code') return `<pre>${escapeHtmlText(spans.map(({ text }) => text).join(''))}</pre>`;
  if (kind === 'rule') return '<hr>';
  if (kind === 'picture')
    return entries
      .map(
        ({ title, to }) =>
          `<p>${escapeHtmlText(title)}: <a href="${escapeHtmlText(to ?? '')}">${escapeHtmlText(to ?? '')}</a></p>`,
      )
      .join('');
  if (kind === 'list') return listHtml('ul', items);
  if (kind === 'numbered-list') return listHtml('ol', items);
  if (kind === 'table')
    return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  return `<ul>${entries.map(({ title, value, to, spans: words }) => `<li>${spanHtml({ text: title, isStrong: true, isEmphasis: false, isCode: false, to })}${value === null ? '' : ` ${escapeHtmlText(value)}`} ${inline(words)}</li>`).join('')}</ul>`;
}

/**
 * The help in the shape of Zendesk's Help Center API: `categories`, `sections` and `articles`, with absolute addresses.
 */
export async function writeZendesk(content: HelpTexts, publicUrl: string) {
  const { categories } = await openHelp(content);
  const shared = (text: Parameters<typeof pathOf>[0]) => ({
    id: text.help.id,
    locale: LOCALE,
    html_url: `${publicUrl}${pathOf(text)}`,
    position: text.order,
  });
  return {
    categories: categories.map(({ text }) => ({ ...shared(text), name: text.title, description: text.description })),
    sections: categories.flatMap(({ text: category, sections }) =>
      sections.map(({ text }) => ({
        ...shared(text),
        name: text.title,
        description: text.description,
        category_id: category.help.id,
      })),
    ),
    articles: categories.flatMap(({ sections }) =>
      sections.flatMap(({ text: section, articles }) =>
        articles.map(({ text }) => ({
          ...shared(text),
          title: text.title,
          body: text.blocks.map(blockHtml).join('\n'),
          section_id: section.help.id,
          draft: false,
          label_names: text.help.labels,
          ...(text.updated !== null && { updated_at: `${text.updated}T00:00:00Z` }),
        })),
      ),
    ),
  };
}
