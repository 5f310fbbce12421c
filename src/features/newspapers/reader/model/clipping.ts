import { pathOf } from '#features/records/core/index.ts';

import type { ArticleCuts, ReadPage } from '../readerApi.ts';

/** What is printed or saved of a newspaper: an article, or a page. */
export interface Clipping {
  heading: string;
  citation: string;
  pieces: readonly {
    /** Null where there is no image. */
    image: string | null;
    lines: readonly string[];
  }[];
}

/** Pixels of a page on paper: A4 at two hundred to the inch. */
const PAGE_SIZE = '!1700,2400';

/** A page as it is printed. */
export const pageClipping = (
  { service, text }: Pick<ReadPage, 'service' | 'text'>,
  words: Pick<Clipping, 'heading' | 'citation'>,
): Clipping => ({
  ...words,
  pieces: [
    { image: service === null ? null : `${pathOf(service)}/full/${PAGE_SIZE}/0/default.jpg`, lines: text.split('\n') },
  ],
});

/** An article as it is printed, stretch by stretch. */
export const articleClipping = (cuts: ArticleCuts, words: Pick<Clipping, 'heading' | 'citation'>): Clipping => ({
  ...words,
  pieces: cuts.map(({ image, lines }) => ({ image: image === null ? null : pathOf(image), lines })),
});

/** As a text file: the heading, the words line by line as they are printed, the citation. */
export const clippingText = ({ heading, citation, pieces }: Clipping): string =>
  `${heading}\n\n${pieces.map(({ lines }) => lines.join('\n').trim()).join('\n\n')}\n\n${citation}\n`;
