import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** A piece of text as a PDF sets it, in points from the upper left corner of the upright page. */
export interface PdfText extends PageRegion {
  /** White space in it parts words; often a part of a word only. */
  text: string;
  /** The file says that its line ends behind it. */
  endsLine: boolean;
}

/** The one picture that fills a page. */
export interface PdfPicture {
  /** A PNG, upright. */
  file: string;
  width: number;
  height: number;
  /** Where it is on the page, in points. */
  place: PageRegion;
}

/** A page as it was read. */
export interface PdfPage {
  /** In points. */
  width: number;
  height: number;
  texts: PdfText[];
  /** Null where no single picture fills the page. */
  picture: PdfPicture | null;
}

/** What the thread is asked: to open a file, or for a page of it, from 1, with the folder that its picture goes to. */
export type PdfQuestion = { open: string } | { page: number; folder: string };

/** What it answers; a problem is in words for operators. */
export type PdfAnswer = { pages: number } | { page: PdfPage } | { problem: string };
