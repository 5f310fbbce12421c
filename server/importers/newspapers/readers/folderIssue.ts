import path from 'node:path';

import {
  type ArticleDraft,
  type Fault,
  type FoundIssue,
  type IssueDraft,
  type PageDraft,
  Rejected,
} from '../IssueDraft.ts';
import { datedName, paperOf } from './datedName.ts';
import { fitAlto } from './fitAlto.ts';
import { guessArticles } from './guessArticles.ts';
import { type ImportRoot, nameInside } from './insideFolder.ts';
import { pictureSize } from './pageImage.ts';
import { type HocrPage, readHocr } from './readHocr.ts';
import { readTextXml } from './readTextXml.ts';
import { fitPage, type FittedPage } from './textPage.ts';

const IMAGE = /\.(?:jpe?g|png|tiff?|webp|jp2)$/iu;
const HOCR = /\.(?:hocr|x?html?)$/iu;
const ALTO = /\.xml$/iu;

/** The files of one page, by the stem of their names. */
interface PageFiles {
  stem: string;
  image: string | null;
  text: string | null;
}

/** Files of a folder that may be pages, in the order of their names. */
export interface FolderFiles {
  folder: string;
  names: readonly string[];
}

const stemOf = (name: string): string => name.replace(/(?:\.alto)?\.[^.]+$/iu, '');
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** Whether a folder holds an issue by its name and its files: `TITLE/1824-02-17/0001.tif`. */
export const isIssueFolder = ({ folder, names }: FolderFiles): boolean =>
  datedName(path.basename(folder)) !== null &&
  names.some((name) => IMAGE.test(name) || HOCR.test(name) || ALTO.test(name));

function pagesOf({ folder, names }: FolderFiles): PageFiles[] {
  const stems = [
    ...new Set(names.filter((name) => IMAGE.test(name) || HOCR.test(name) || ALTO.test(name)).map(stemOf)),
  ].sort(byNumber);
  const at = (stem: string, kind: RegExp) => {
    const name = names.find((one) => kind.test(one) && stemOf(one) === stem);
    return name === undefined ? null : path.join(folder, name);
  };
  return stems.map((stem) => ({ stem, image: at(stem, IMAGE), text: at(stem, HOCR) ?? at(stem, ALTO) }));
}

type Picture = Awaited<ReturnType<typeof pictureSize>>;

/** A page of hOCR on its picture. @throws Rejected when neither gives its size. */
function fitHocr(page: HocrPage, picture: Picture, name: string): FittedPage {
  const own =
    page.width !== null && page.height !== null && page.width > 0 && page.height > 0
      ? { width: Math.round(page.width), height: Math.round(page.height) }
      : null;
  const size = picture ?? own;
  if (!size) throw new Rejected(name, page.startLine, 'gives no size of its page');
  return fitPage(
    page,
    { width: size.width, height: size.height },
    own && picture ? { x: picture.width / own.width, y: picture.height / own.height } : { x: 1, y: 1 },
  );
}

/** Reads the pages of one pair of files: one, or as many as a file of hOCR holds. */
async function* readFiles(
  root: ImportRoot,
  files: PageFiles,
  report: (fault: Fault) => void,
): AsyncGenerator<{
  fitted: FittedPage | null;
  picture: Picture;
  dpi: number | null;
  image: string | null;
  source: string;
}> {
  const { image, text } = files;
  const picture = image === null ? null : await pictureSize(image);
  if (image !== null && !picture)
    report({
      file: nameInside(root, image),
      line: 0,
      reason: 'page without an image: it is not one that can be read here',
    });
  const usable = picture ? image : null;
  if (text === null) {
    if (!picture)
      throw new Rejected(nameInside(root, image ?? files.stem), 0, 'has neither text nor an image that can be read');
    report({ file: nameInside(root, image ?? files.stem), line: 0, reason: 'page without text' });
    yield { fitted: null, picture, dpi: picture.dpi, image: usable, source: nameInside(root, image ?? '') };
    return;
  }
  const name = nameInside(root, text);
  if (image === null) report({ file: name, line: 0, reason: 'page without an image: there is none beside it' });
  if (ALTO.test(text)) {
    const alto = await readTextXml(text, name);
    yield {
      fitted: fitAlto(alto, picture, name, report),
      picture,
      dpi: alto.dpi ?? picture?.dpi ?? null,
      image: usable,
      source: name,
    };
    return;
  }
  let isFirst = true;
  for await (const page of readHocr(text, name, report)) {
    // A file of several pages has its pictures elsewhere.
    yield {
      fitted: fitHocr(page, isFirst ? picture : null, name),
      picture: isFirst ? picture : null,
      dpi: page.dpi ?? picture?.dpi ?? null,
      image: isFirst ? usable : null,
      source: name,
    };
    isFirst = false;
  }
}

function toDraft(root: ImportRoot, files: FolderFiles, titleName: string | null): IssueDraft {
  const articles: ArticleDraft[] = [];
  return {
    ...paperOf(root, files.folder, titleName),
    label: null,
    aliases: [],
    articles,
    async *pages(report) {
      let position = 0;
      for (const page of pagesOf(files)) {
        try {
          for await (const { fitted, picture, dpi, image, source } of readFiles(root, page, report)) {
            position += 1;
            const laid = fitted && guessArticles(fitted, articles);
            const base: Omit<PageDraft, 'width' | 'height'> = {
              position,
              label: String(position),
              dpi,
              imageFile: image,
              source,
              lines: laid?.page.lines ?? [],
              zones: laid?.zones ?? [],
              alternatives: laid?.page.alternatives ?? [],
            };
            yield {
              ...base,
              width: fitted?.width ?? picture?.width ?? 1,
              height: fitted?.height ?? picture?.height ?? 1,
            };
          }
        } catch (error) {
          if (!(error instanceof Rejected)) throw error;
          position += 1;
          report(error);
        }
      }
    },
  };
}

/**
 * An issue as a folder of images, each with a file of hOCR or ALTO of its name if there is one.
 * @param titleName - in place of the folder's name.
 */
export const folderIssue = (root: ImportRoot, files: FolderFiles, titleName: string | null): FoundIssue => ({
  name: nameInside(root, files.folder),
  async load() {
    const pages = pagesOf(files);
    return {
      textFiles: pages.flatMap(({ text }) => text ?? []),
      imageFiles: pages.flatMap(({ image }) => image ?? []),
      open: () => toDraft(root, files, titleName),
    };
  },
});
