/**
 * The typeface of the site for a canvas, which knows no custom properties: the one that every page has
 * (styles/_theme.scss).
 */
export const siteFont = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-sans').trim() || 'sans-serif';
