import type { CensusCopy } from './nationCopy.ts';

/** The censuses of Scotland: 1911 down to 1841, without 1921 (spec 2 section 9). */
export const SCOTLAND: CensusCopy = {
  'section-heading': 'Your home in the censuses of Scotland',
  'section-copy':
    'Scotland was counted on the same nights as the rest of Britain, and from 1861 under its own Registrar General. British census records cover the years from 1841 to 1921; the Scottish ones listed here end with 1911. The 1931 census of England and Wales was destroyed in a fire in 1942; Scotland’s survives and stays closed until 2032. In Britain the 1941 census was not taken.',
  'results-heading': 'Who was at home on census night',
  'results-copy':
    'Each card is a Scottish household as it was listed between 1841 and 1911. Open one to see everyone in it, with ages, occupations and places of birth.',
  'result-recordsets': [
    '1911 Census',
    '1901 Census',
    '1891 Census',
    '1881 Census',
    '1871 Census',
    '1861 Census',
    '1851 Census',
    '1841 Census',
  ],
  Censuses: {
    '1911 Census':
      'Taken on 2 April 1911. Scotland’s household forms do not survive, but the enumerators’ books are complete. They record how many children each marriage had produced and how many were alive.',
    '1901 Census':
      'Taken on 31 March 1901. It says who spoke Gaelic, who worked at home and how many rooms of the house had windows.',
    '1891 Census':
      'Taken on 5 April 1891. It separates people who spoke only Gaelic from those who spoke Gaelic and English.',
    '1881 Census':
      'Taken on 3 April 1881, when Britain recorded a population of 29,707,207. It was the first census to ask who spoke Gaelic by habit.',
    '1871 Census':
      'Taken on 2 April 1871. It counts the rooms with windows, and in each family the children who were at school.',
    '1861 Census':
      'Taken on 7 April 1861, when Britain recorded a population of 23,085,579. It was the first that Scotland’s own Registrar General took, and the first to count rooms with windows.',
    '1851 Census':
      'Taken on 30 March 1851, and the first to say how the members of a household were related. It also gives exact ages and the parish of birth.',
    '1841 Census':
      'Taken on 6 June 1841, usually by the parish schoolmaster, and the first census to name everyone in the house. Ages over fifteen were often rounded down to the nearest five.',
  },
};
