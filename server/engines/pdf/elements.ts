import { type Element, type Flow, type OpenPicture, PAGE } from './flow.ts';
import { fontFile } from './fontFaces.ts';
import type { TextStyle } from './lines.ts';

/** How things are set: a text face of a journal, small lists, notes smaller still. */
export const STYLES = {
  body: { size: 10.5, face: 'regular', leading: 14.6 },
  small: { size: 9.2, face: 'regular', leading: 12.6 },
  note: { size: 8.4, face: 'regular', leading: 11.4 },
  entry: { size: 11.5, face: 'regular', leading: 16 },
  label: { size: 9.2, face: 'italic', leading: 12.6 },
  lead: { size: 9.6, face: 'italic', leading: 13.4 },
  heading: { size: 10.5, face: 'bold', leading: 15 },
  section: { size: 15, face: 'regular', leading: 21 },
  part: { size: 22, face: 'regular', leading: 29 },
  title: { size: 27, face: 'regular', leading: 34 },
  foot: { size: 8.4, face: 'regular', leading: 11 },
} as const satisfies Record<string, TextStyle>;

/** Draws something as one element of the structure, and closes it. */
export function drawTagged(
  { doc }: Flow,
  parent: Element,
  type: string,
  draw: () => void,
  options: { alt?: string } = {},
): void {
  const element = doc.struct(type, options);
  parent.add(element);
  element.add(draw);
  element.end();
}

/** An element that others are put into. */
export function within({ doc }: Flow, parent: Element, type: string, fill: (element: Element) => void): void {
  const element = doc.struct(type);
  parent.add(element);
  fill(element);
  element.end();
}

/**
 * A row of a list: its number at the left, with how it is set and how much room it has, and what it says beside it,
 * from the same line on.
 */
export function numberedRow(
  flow: Flow,
  list: Element,
  number: { text: string; style: TextStyle; width: number },
  fill: (item: Element) => void,
): void {
  within(flow, list, 'LI', (item) => {
    const [top, page] = [flow.y(), flow.page()];
    drawTagged(flow, item, 'Lbl', () => flow.lines([{ text: number.text }], number.style, { width: number.width }));
    if (flow.page() === page) flow.moveTo(top);
    fill(item);
  });
}

/** A picture in the text, as large as it is or as it may be. @param below - room that what belongs to it needs. */
export function figure(
  flow: Flow,
  parent: Element,
  picture: OpenPicture,
  { alt, most, below }: { alt: string; most: { width: number; height: number }; below: number },
): void {
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  flow.space(4);
  flow.room(height + below);
  const top = flow.y();
  drawTagged(flow, parent, 'Figure', () => flow.picture(picture, PAGE.side, top, { width, height }), { alt });
  flow.moveTo(top + height + 4);
}

/** Title and number of a page; the first has neither. */
export function headAndFoot({ doc, page, at, measure }: Flow, title: string): void {
  const number = page();
  if (number === 1) return;
  doc.markContent('Artifact', { type: 'Pagination' });
  const text = title.length > 90 ? `${title.slice(0, 90)}…` : title;
  const width = measure(text, fontFile('italic', text), STYLES.foot.size);
  at(text, { ...STYLES.foot, face: 'italic' }, PAGE.width / 2 - width / 2, PAGE.top - 26);
  const digits = String(number);
  at(
    digits,
    STYLES.foot,
    PAGE.width / 2 - measure(digits, fontFile('regular', digits), STYLES.foot.size) / 2,
    PAGE.height - PAGE.bottom + 30,
  );
  doc.endMarkedContent();
}
