/** The colours a map is drawn in, as the design language has them. */
export interface MapColours {
  sea: string;
  land: string;
  abroad: string;
  coast: string;
  water: string;
  border: string;
  text: string;
  mutedText: string;
  seaText: string;
  brand: string;
}

const NAMES: Readonly<Record<keyof MapColours, string>> = {
  sea: 'info-soft',
  land: 'canvas',
  abroad: 'surface-sunken',
  coast: 'border-strong',
  water: 'info-border',
  border: 'border-control',
  text: 'text',
  mutedText: 'text-muted',
  seaText: 'info',
  brand: 'brand',
};

/** Reads them where the map is, so that light and dark, and a part of the page with a theme of its own, are right. */
export function readMapColours(element: HTMLElement): MapColours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [key, style.getPropertyValue(`--color-${name}`).trim()]),
  ) as unknown as MapColours;
}
