import type { CensusCopy } from './nationCopy.ts';

/** The censuses of England. */
export const ENGLAND: CensusCopy = {
  'section-heading': 'Your home in the censuses of England',
  'section-copy':
    'One night in every ten years, the census wrote down who slept under each roof. British census records cover the years from 1841 to 1921. After that there is a gap: the 1931 census was destroyed in a fire and the 1941 census was not taken.',
  'results-heading': 'Who was at home on census night',
  'results-copy': 'Each card is a household as it was listed between 1841 and 1921. Open one to see each person in it, with their ages, work and places of birth.',
  'result-recordsets': ['1921 Census', '1911 Census', '1901 Census', '1891 Census', '1881 Census', '1871 Census', '1861 Census', '1851 Census', '1841 Census'],
  Censuses: {
    '1921 Census':
      'Planned for April and put off because of a threatened strike, the 1921 census was taken on 19 June. Householders filled in the form themselves and named their employer and place of work, which no census had asked before.',
    '1911 Census':
      'Taken on 2 April 1911, and the first census of which the householder’s own form survives, handwriting and all. Married women were asked how long they had been married and how many of their children were still alive.',
    '1901 Census': 'Taken on 31 March 1901, ten weeks after the death of Queen Victoria. It says who worked at home, and who employed others or worked on their own account.',
    '1891 Census': 'Taken on 5 April 1891. Homes of fewer than five rooms have their rooms counted, which shows how closely a family lived.',
    '1881 Census': 'Taken on 3 April 1881, it recorded a population of 29,707,207. Ages, work and the parish of birth make it a good place to start with a Victorian family.',
    '1871 Census': 'Taken on 2 April 1871. It gives the exact age, the relation to the head of the household and the parish of birth of each person present.',
    '1861 Census': 'Taken on 7 April 1861, it recorded a population of 23,085,579. Railways had moved whole families by then, and the places of birth within one house often show the way they came.',
    '1851 Census': 'Taken on 30 March 1851, and the first to say how the members of a household were related. It also asked for exact ages and for the parish in which each person was born.',
    '1841 Census':
      'Taken on 6 June 1841, the first census that names each person in the house. Most ages over fifteen were rounded down to the nearest five, and of the birthplace it says only whether it was in the same county.',
  },
};
