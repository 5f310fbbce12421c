import type { CensusCopy } from './nationCopy.ts';

/** The censuses of England. */
export const ENGLAND: CensusCopy = {
  'section-heading': 'Your home in the censuses of England',
  'section-copy':
    'Once every ten years, the census listed who slept under each roof on one night. British census records cover the years from 1841 to 1921. Then comes a gap: the 1931 census of England and Wales was destroyed in a fire in 1942, and the 1941 census was not taken.',
  'results-heading': 'Who was at home on census night',
  'results-copy':
    'Each card is a household as it was listed between 1841 and 1921. Open one to see everyone in it, with ages, occupations and places of birth.',
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
      'Delayed from April by a threatened strike, the 1921 census was taken on 19 June. It was the first to ask for people’s employer and place of work.',
    '1911 Census':
      'Taken on 2 April 1911, and the first census whose household forms survive, in the householder’s own handwriting. Married women were asked how long they had been married and how many of their children were still alive.',
    '1901 Census':
      'Taken on 31 March 1901, ten weeks after the death of Queen Victoria. It records who worked at home, who employed others and who worked on their own account.',
    '1891 Census':
      'Taken on 5 April 1891. Homes of fewer than five rooms have their rooms counted, which shows how crowded a family was.',
    '1881 Census':
      'Taken on 3 April 1881, it recorded a population of 29,707,207. Ages, work and the parish of birth make it a good place to start with a Victorian family.',
    '1871 Census':
      'Taken on 2 April 1871. It gives the exact age, the relation to the head of the household and the parish of birth of everyone present.',
    '1861 Census':
      'Taken on 7 April 1861, it recorded a population of 23,085,579. Railways had moved whole families by then, and the places of birth within one house often trace the family’s moves.',
    '1851 Census':
      'Taken on 30 March 1851, and the first to say how the members of a household were related. It also asked for exact ages and for the parish in which each person was born.',
    '1841 Census':
      'Taken on 6 June 1841, the first census to name everyone in the house. Most ages over fifteen were rounded down to the nearest five, and the birthplace is given only as inside or outside the county.',
  },
};
