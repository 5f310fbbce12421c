import { csvText } from '#domain/search/export/csvText.ts';
import { saveAs } from '#ui/saveAs.ts';

import { drawRows, type FigureShape, WIDE } from './drawRows.ts';
import type { FigureData } from './figureRow.ts';

export type FigureFormat = 'svg' | 'png' | 'csv';

/** Colours of paper: a figure that leaves the site is read on any ground. */
const INK = {
  text: '#1d1b2e',
  muted: '#5a576b',
  grid: '#c9c5ba',
  track: '#f1efea',
  first: '#3f38a6',
  second: '#b0730c',
  ground: '#ffffff',
} as const;
const MARGIN = 24;
const HEAD = 56;
/** A PNG is twice as fine as the screen. */
const FINENESS = 2;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\0-\x08\v\f\x0E-\x1F]/gu, '');

function shapeSvg(shape: FigureShape): string {
  switch (shape.kind) {
    case 'bar':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="2" fill="${INK[shape.tone]}"/>`;
    case 'line':
      return `<path d="M${shape.x} ${shape.y}v${shape.length}" stroke="${shape.look === 'mark' ? INK.text : INK.grid}" stroke-width="${shape.look === 'mark' ? 3 : 1}"/>`;
    case 'text':
      return `<text x="${shape.x}" y="${shape.y}" text-anchor="${shape.anchor}" font-size="${shape.look === 'axis' ? 12 : 14}" fill="${shape.look === 'axis' ? INK.muted : INK.text}">${escaped(shape.words)}</text>`;
  }
}

/** A figure as an SVG document with its title, in light colours. */
export function figureSvg(figure: FigureData): { svg: string; width: number; height: number } {
  const { width: inner, height: rows, shapes } = drawRows(figure, WIDE);
  const [width, height] = [inner + 2 * MARGIN, rows + HEAD + MARGIN];
  return {
    width,
    height,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Inter, system-ui, sans-serif"><title>${escaped(figure.title)}</title><desc>${escaped(figure.caption)}</desc>` +
      `<rect width="${width}" height="${height}" fill="${INK.ground}"/><text x="${MARGIN}" y="34" font-size="18" font-weight="600" fill="${INK.text}">${escaped(figure.title)}</text><g transform="translate(${MARGIN} ${HEAD})">${shapes.map(shapeSvg).join('')}</g></svg>`,
  };
}

async function toPng({ svg, width, height }: ReturnType<typeof figureSvg>): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: width * FINENESS, height: height * FINENESS });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The figure is too large for this browser');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file's name that every system takes. */
const nameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N} ’'-]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** Saves a figure as a picture, or its numbers. @throws Error where the browser cannot draw it */
export async function saveFigure(figure: FigureData, tree: string, format: FigureFormat): Promise<void> {
  const name = `${nameOf(`${tree} ${figure.title}`)}.${format}`;
  if (format === 'csv') return saveAs(name, csvText(figure.columns, figure.table), 'text/csv');
  const drawn = figureSvg(figure);
  return format === 'svg' ? saveAs(name, drawn.svg, 'image/svg+xml') : saveAs(name, await toPng(drawn), 'image/png');
}
