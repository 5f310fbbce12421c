import { figure } from '#domain/kernel/wording/countInWords.ts';
import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

/** One part of an archive, as its index shows it. */
export interface ArchivePart {
  title: string;
  /** Name of the JSON file inside the archive. */
  file: string;
  rows: readonly Record<string, unknown>[];
}

const STYLE =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1d2433;background:#fff}h1,h2{font-family:Georgia,serif}table{border-collapse:collapse;margin:0 0 1rem;width:100%}th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid #d9dce6;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{width:16rem;font-weight:600}';

const words = (column: string): string => {
  const text = column.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const shown = (value: unknown): string =>
  value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const table = (row: Record<string, unknown>): string =>
  `<table>${Object.entries(row)
    .map(
      ([column, value]) =>
        `<tr><th scope="row">${escapeHtml(words(column))}</th><td>${escapeHtml(shown(value))}</td></tr>`,
    )
    .join('')}</table>`;

/** Rows that are shown on the page; of more it only says how many there are. */
const MOST_SHOWN = 500;

function shownRows(rows: ArchivePart['rows']): string {
  if (rows.length === 0) return '<p>Nothing.</p>';
  return rows.length > MOST_SHOWN ? `<p>${figure(rows.length)} entries, in the file.</p>` : rows.map(table).join('');
}

const section = ({ title, file, rows }: ArchivePart): string =>
  `<section><h2>${escapeHtml(title)}</h2>${shownRows(rows)}<p><a href="${escapeHtml(file)}">${escapeHtml(file)}</a></p></section>`;

/**
 * The readable front page of an archive: plain HTML that fetches nothing and runs nothing.
 * @param madeAt - ISO 8601
 */
export const renderIndex = (parts: readonly ArchivePart[], siteName: string, madeAt: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your data at ${escapeHtml(siteName)}</title><style>${STYLE}</style></head>
<body><main><h1>Your data at ${escapeHtml(siteName)}</h1>
<p>Everything this site held about you on ${escapeHtml(madeAt)}. Each part is also there as a JSON file. Passwords and other secrets that open the account are left out.</p>
${parts.map(section).join('\n')}
</main></body></html>
`;
