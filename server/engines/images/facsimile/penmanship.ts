import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import opentype, { type Font, type PathCommand } from 'opentype.js';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

const FACES = {
  hand: { family: 'la-belle-aurore', cut: '400-normal' },
  print: { family: 'old-standard-tt', cut: '400-normal' },
  italic: { family: 'old-standard-tt', cut: '400-italic' },
  bold: { family: 'old-standard-tt', cut: '700-normal' },
} as const;

export type FontName = keyof typeof FACES;

const fonts = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const { family, cut } = FACES[name];
  const at = createRequire(path.join(projectRoot(), 'package.json')).resolve(`@fontsource/${family}/package.json`);
  const bytes = readFileSync(path.join(path.dirname(at), 'files', `${family}-latin-${cut}.woff`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(name, font);
  return font;
}

/** Letters that a font does not have are written without their marks; what is left then is left out. */
const writable = (font: Font, text: string): string[] =>
  [...text]
    .map((letter) => (font.hasChar(letter) ? letter : (letter.normalize('NFD')[0] ?? '')))
    .filter((letter) => letter !== '' && font.hasChar(letter));

const advances = new Map<string, number>();

/** How far a letter moves the pen, as a share of the size. */
function advance(font: Font, name: FontName, letter: string): number {
  const key = name + letter;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const share = (font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm;
  advances.set(key, share);
  return share;
}

/** Width of a text in pixels. */
export function textWidth(text: string, name: FontName, size: number): number {
  const font = fontOf(name);
  return writable(font, text).reduce((sum, letter) => sum + advance(font, name, letter), 0) * size;
}

/** How a text is written. Sizes in pixels. */
export interface Writing {
  font: FontName;
  size: number;
  /** Left end of the base line. */
  x: number;
  y: number;
}

const SHAPE_SIZE = 100;

/** A command as path data. The library's own writing of it glues numbers together where one is minus zero. */
function commandData(command: PathCommand): string {
  const { type, ...numbers } = command;
  // In the order x1, y1, x2, y2, x, y, as far as the command has them.
  const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;
  return (
    type +
    order
      .flatMap((name) =>
        name in numbers ? [((numbers as Partial<Record<typeof name, number>>)[name] ?? 0).toFixed(1)] : [],
      )
      .join(' ')
  );
}

/**
 * Writes texts of one drawing as outlines, so that drawing asks for no font on the machine; each letter's shape is
 * given once.
 */
export function createPenmanship() {
  const shapes = new Map<string, { id: string; data: string }>();
  return {
    /** A text as references to its letters' shapes. */
    write(text: string, { font: name, size, x, y }: Writing): string {
      const font = fontOf(name);
      const scale = (size / SHAPE_SIZE).toFixed(3);
      let pen = x;
      const letters = writable(font, text).map((letter) => {
        const key = name + letter;
        const shape = shapes.get(key) ?? {
          id: `g${shapes.size}`,
          data: font.charToGlyph(letter).getPath(0, 0, SHAPE_SIZE).commands.map(commandData).join(''),
        };
        shapes.set(key, shape);
        const at = pen.toFixed(1);
        pen += advance(font, name, letter) * size;
        return shape.data === ''
          ? ''
          : `<use href="#${shape.id}" transform="translate(${at} ${y.toFixed(1)}) scale(${scale})"/>`;
      });
      return letters.join('');
    },
    /** The shapes that were used. */
    shapes: (): string => [...shapes.values()].map(({ id, data }) => `<path id="${id}" d="${data}"/>`).join(''),
  };
}
