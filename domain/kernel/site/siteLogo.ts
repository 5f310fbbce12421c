/** A logo of a site, as its name says it. */
export interface SiteLogo {
  /** Where it is: its bytes follow from its name, so that browsers keep it for good. */
  src: string;
  width: number;
  height: number;
  type: 'image/svg+xml' | 'image/webp';
}

const NAME = /^[0-9a-f]{32}-([1-9]\d{0,2})x([1-9]\d{0,2})\.(svg|webp)$/u;

/** Below this a server answers with logos alone. */
export const LOGO_PATH = '/site-logo';

/** A logo by its name, `DIGEST-WIDTHxHEIGHT.svg` or `.webp`; null for what is no such name. */
export function siteLogo(name: string): SiteLogo | null {
  const [, width, height, ending] = NAME.exec(name) ?? [];
  if (ending === undefined) return null;
  return {
    src: `${LOGO_PATH}/${name}`,
    width: Number(width),
    height: Number(height),
    type: ending === 'svg' ? 'image/svg+xml' : 'image/webp',
  };
}

/** Whether a logo is as wide as words are: then it names the site by itself. */
export const isWordmark = ({ width, height }: SiteLogo): boolean => width > 2.5 * height;

/** Whether it fits where icons are: nearly a square. */
export const isIcon = ({ width, height }: SiteLogo): boolean =>
  Math.max(width, height) <= 1.25 * Math.min(width, height);
