import type { CensusCopy } from './nationCopy.ts';

/** The censuses of the six counties of Northern Ireland. Each text says what survives (spec 2 section 9, Q-085). */
export const NORTHERN_IRELAND: CensusCopy = {
  'section-heading': 'Your home in the censuses of Northern Ireland',
  'section-copy':
    'The six northern counties were counted with the rest of Ireland until 1911, and only the returns of 1901 and 1911 survive complete. British census records cover the years from 1841 to 1921. The 1931 census of England and Wales was destroyed in a fire in 1942, and the 1941 census was not taken.',
  'results-heading': 'Who was at home on census night',
  'results-copy':
    'Each card is a household from what survives of the lists between 1841 and 1921. Open one to see everyone in it, with ages, occupations and places of birth.',
  'result-recordsets': [
    '1921 Census',
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
    '1921 Census':
      'The 1921 census was taken on 19 June in Great Britain, but not in Ireland; Northern Ireland, then six weeks old, took its first in 1926. Look here for people who had gone to work in Scotland or England.',
    '1911 Census':
      'Taken on 2 April 1911, and whole for the six counties. The families filled in the forms themselves, with religion, schooling and the years of a marriage.',
    '1901 Census':
      'Taken on 31 March 1901, and the oldest that survives whole. It lists shipyard and mill families street by street, and describes each house by walls, roof and windows.',
    '1891 Census':
      'Taken on 5 April 1891. Its returns were pulped for their paper in the First World War, so only the printed tables survive for most places.',
    '1881 Census':
      'Great Britain recorded a population of 29,707,207 in 1881. The returns of Ulster from the same night, 3 April, were pulped in the First World War.',
    '1871 Census':
      'Taken on 2 April 1871 and destroyed on purpose once the tables were made. Church registers and valuation books help across the gap.',
    '1861 Census':
      'Great Britain recorded a population of 23,085,579 in 1861. The returns of Ulster from the same night, 7 April, were destroyed once the tables were made.',
    '1851 Census':
      'Taken on 30 March 1851. Most of it burned in Dublin in 1922, but parishes of Antrim survive, and a few of Fermanagh.',
    '1841 Census':
      'Taken on 6 June 1841. Nearly all of it burned in Dublin in 1922; extracts made later to prove ages for pensions name some families.',
  },
};

/** The censuses of Ireland. Nine are listed, and each text says what survives of it (spec 2 section 9, Q-085). */
export const IRELAND: CensusCopy = {
  'section-heading': 'Your home in the censuses of Ireland',
  'section-copy':
    'Ireland was counted every ten years like the rest of the kingdom, but most returns were burned or pulped, and only those of 1901 and 1911 survive complete. British census records cover the years from 1841 to 1921. The 1931 census of England and Wales was destroyed in a fire in 1942, and the 1941 census was not taken.',
  'results-heading': 'Who was at home on census night',
  'results-copy':
    'Each card is a household from what survives of the lists between 1841 and 1921. Open one to see everyone in it, with ages, occupations and places of birth.',
  'result-recordsets': [
    '1921 Census',
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
    '1921 Census':
      'The 1921 census was taken on 19 June in Great Britain, but not in Ireland, where the war of independence made it impossible. Look here for people who had crossed the Irish Sea.',
    '1911 Census':
      'Taken on 2 April 1911, and whole for every county. The families filled in the forms themselves, with religion, schooling, the Irish language and the years of a marriage.',
    '1901 Census':
      'Taken on 31 March 1901, and the oldest Irish census that survives whole. Beside the people it describes the house: walls, roof, rooms and the windows in front.',
    '1891 Census':
      'Taken on 5 April 1891. Its returns were pulped for their paper in the First World War, so only the printed tables survive for most places.',
    '1881 Census':
      'Great Britain recorded a population of 29,707,207 in 1881. The Irish returns of the same night, 3 April, were pulped in the First World War.',
    '1871 Census':
      'Taken on 2 April 1871 and destroyed on purpose once the tables were made. Here and there a copy survives that a priest had made of his own parish.',
    '1861 Census':
      'Great Britain recorded a population of 23,085,579 in 1861. The Irish returns of the same night, 7 April, were destroyed once the tables were made.',
    '1851 Census':
      'Taken on 30 March 1851, after the famine, with a list of those who had died since 1841. Most of it burned in Dublin in 1922; parts of Antrim are the largest that survive.',
    '1841 Census':
      'Taken on 6 June 1841, before the famine, when Ireland had more people than at any time since. Nearly all of it burned in Dublin in 1922, and only a few parishes and later extracts are left.',
  },
};
