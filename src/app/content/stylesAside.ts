const STYLED = /(<[^>]*?) style="([^"]*)"/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** What could end a rule, or load something: such a style waits for the browser. */
const UNSAFE = /[{}<>\\@]|url\(|\/\*/iu;

const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|amp|lt|gt);/gu, (entity) => ENTITIES[entity] ?? entity);

/**
 * Moves `style` attributes, which the site's policy allows in no document, to `data-style` with a rule for each; the
 * browser makes styles of them again when it takes the content over.
 * @returns the markup without them, and the rules
 */
export function stylesAside(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const moved = html.replace(STYLED, (_all, before: string, style: string) => {
    const text = decoded(style);
    if (!UNSAFE.test(text)) rules.set(style, `[data-style=${JSON.stringify(text)}]{${text}}`);
    return `${before} data-style="${style}"`;
  });
  return { html: moved, css: [...rules.values()].join('') };
}

/** Makes styles again of what `stylesAside` moved. */
export function stylesBack(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
