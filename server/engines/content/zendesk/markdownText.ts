const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  pound: '£',
  euro: '€',
};

/** Text of HTML as people read it; an entity we do not know stays as it is written. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
        ? String.fromCodePoint(code)
        : ' ';
    },
  );

/** Text in which no sign means anything to Markdown, nor to the numbers of texts (`{{…}}`). */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/gu, (sign) => `\\${sign}`)
    .replace(/\{\{/gu, '{ {')
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/u, String.raw`$1\$2`);

/** Text for HTML. */
export const escapeHtmlText = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** A name as a file or a folder is called: `Can’t sign in?` is `can-t-sign-in`. Never empty. */
export function fileNameOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60)
    .replace(/-+$/u, '');
  return slug === '' ? 'untitled' : slug;
}
