/** Whose data the software carries, by what it is for; the same as in docs/data-sources.md. */
const sources: readonly {
  what: string;
  whose: string;
  to: string | null;
  licence: string;
  /** The licence by its SPDX name, or “Public domain”, for THIRD-PARTY-NOTICES. */
  spdx: string;
  /** Comes with a package, whose notice speaks for it. */
  isPackage?: boolean;
}[] = [
  {
    what: 'Positions of places',
    whose: 'GeoNames',
    to: 'https://www.geonames.org/',
    licence: 'CC BY 4.0. Counties and order are ours; most villages are from a list in the public domain.',
    spdx: 'CC-BY-4.0',
  },
  {
    what: 'Rivers and lakes',
    whose: 'World Data Bank II',
    to: null,
    licence: 'Public domain.',
    spdx: 'Public domain',
  },
  {
    what: 'Coasts and countries',
    whose: 'Natural Earth',
    to: 'https://www.naturalearthdata.com/',
    licence: 'Public domain.',
    spdx: 'Public domain',
  },
  {
    what: 'English words',
    whose: 'SCOWL, by Kevin Atkinson and others',
    to: 'https://github.com/en-wl/wordlist',
    licence: 'MIT and BSD.',
    spdx: 'MIT AND BSD-3-Clause',
  },
  {
    what: 'Common passwords',
    whose: 'SecLists, by Daniel Miessler and Jason Haddix',
    to: 'https://github.com/danielmiessler/SecLists',
    licence: 'CC BY-SA 3.0; our filter made from it is under the same licence.',
    spdx: 'CC-BY-SA-3.0',
  },
  {
    what: 'Reading of pages',
    whose: 'Tesseract, trained data for English',
    to: 'https://github.com/tesseract-ocr/tessdata_best',
    licence: 'Apache 2.0.',
    spdx: 'Apache-2.0',
    isPackage: true,
  },
];

/** The software, at the end of the page about the site. */
export const softwareTexts = {
  title: 'The software',
  version: (version: string) => `This site runs on Muniment, version ${version}.`,
  data: 'The software carries data made by others. Records and newspapers are not among it: their sources are on their own pages.',
  licences: 'All software, typefaces and data by others, with their licences',
  sources,
};
