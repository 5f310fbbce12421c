import sass from 'sass';

/**
 * What a style sheet declares for one selector, as property → value: the first rule that is exactly this selector,
 * outside any media query unless `media` names one. Tests in jsdom see no style sheets; this reads the real ones.
 *
 * @throws Error when the sheet has no such rule.
 */
export function compiledStyle(file: string, selector: string, media?: string): Map<string, string> {
  const { css } = sass.compile(file, { loadPaths: ['src/styles'] });
  const scope =
    media === undefined ? css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '') : mediaBody(css, media);
  const body = [...scope.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === selector),
  )?.[2];
  if (body === undefined) throw new Error(`${file} has no rule for ${selector}`);
  return new Map(
    body.split(';').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
    }),
  );
}

function mediaBody(css: string, media: string): string {
  return [...css.matchAll(/@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)]
    .filter(([, query = '']) => query.includes(media))
    .map(([, , body]) => body)
    .join('\n');
}
