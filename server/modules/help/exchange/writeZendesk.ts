import type { ContentBlock, ContentSpan } from '#domain/site/content/contentDocument.ts';
import { escapeHtmlText } from '#server/engines/content/zendesk/markdownText.ts';
import { openHelp, pathOf, type HelpTexts } from '#server/modules/help/articles/index.ts';

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
