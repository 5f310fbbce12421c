import type { CensusCopy } from './nationCopy.ts';

/** The censuses of Wales. */
export const WALES: CensusCopy = {
  'section-heading': 'Your home in the censuses of Wales',
  'section-copy':
    'Wales was counted with England, on one night every ten years. From 1891 people were asked which languages they spoke. British census records cover the years from 1841 to 1921. Then comes a gap: the 1931 census of England and Wales was destroyed in a fire in 1942, and the 1941 census was not taken.',
  'results-heading': 'Who was at home on census night',
  'results-copy':
    'Each card is a Welsh household as it was listed between 1841 and 1921. Open one to see everyone in it, with ages, occupations and places of birth.',
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
      'Delayed from April by a threatened strike, the 1921 census was taken on 19 June. It names each worker’s employer, so a miner can be placed in his colliery, and forms could be filled in in Welsh.',
    '1911 Census':
      'Taken on 2 April 1911 on forms that the householders filled in, many of them in Welsh. It asks who spoke Welsh, English or both, and how many children each marriage had produced.',
    '1901 Census':
      'Taken on 31 March 1901, in the years when the coal valleys grew fastest. The language column helps to show who came from Welsh-speaking parishes and who from over the border.',
    '1891 Census':
      'Taken on 5 April 1891, and the first to ask people in Wales which language they spoke. Homes of fewer than five rooms have their rooms counted.',
    '1881 Census':
      'Taken on 3 April 1881, it recorded a population of 29,707,207. Where half a village shares three surnames, its places of birth and farm names help to distinguish one family from the next.',
    '1871 Census':
      'Taken on 2 April 1871, with the exact age, the relation to the head of the household and the parish of birth of everyone present. Enumerators often wrote Welsh place names as they heard them.',
    '1861 Census':
      'Taken on 7 April 1861, it recorded a population of 23,085,579. Ironworks and slate quarries had drawn families a long way, and the places of birth show from where.',
    '1851 Census':
      'Taken on 30 March 1851, and the first to say how the members of a household were related. It also gives exact ages and the parish of birth.',
    '1841 Census':
      'Taken on 6 June 1841, the first census to name everyone in the house. Most ages over fifteen were rounded down to the nearest five, and the birthplace is given only as inside or outside the county.',
  },
};
