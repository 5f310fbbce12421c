/**
 * The tree that member@example.com starts with: a family of the sample county as a member would have found it so far,
 * with first cousins who married, a second marriage, and two made-up people who may be living. Days as GEDCOM writes
 * them.
 */
export const MEMBER_TREE = {
  name: 'The Webbs of Harrowmere',
  description:
    'Alfred Webb, his parents’ families in the mills and gardens of Wexcombeshire, and what became of his children.',
  /** number | sex | given names | surname | born | where | died | where | occupation | record of the birth | record of the death */
  people: `
1|m|Alfred Samuel|Webb|1889|Harrowmere, Wexcombeshire|24 FEB 1937||Carter||
2|m|James John|Webb|ABT 1868|Harrowmere, Wexcombeshire|23 APR 1891||Wool comber||
3|f|Harriet|Quenbury|22 DEC 1867|Market Selwick, Wexcombeshire|1 MAY 1929||Domestic servant|WEX-BAPTISMS/2/187|
4|m|Robert|Webb|19 FEB 1844|Harrowmere, Wexcombeshire|5 JAN 1894||Labourer|WEX-BAPTISMS/3/141|
5|f|Ann|Shergold|ABT 1844|Harrowmere, Wexcombeshire|20 AUG 1909||Dressmaker||
6|m|William|Quenbury|10 MAY 1834|Wexcombe, Wexcombeshire|13 MAR 1908||Gardener|WEX-BAPTISMS/1/667|
7|f|Elizabeth|Spackman|28 AUG 1839|Langwater, Wexcombeshire|31 DEC 1933||Mill hand|WEX-BAPTISMS/18/97|
8|m|George|Webb|20 SEP 1802|Wexcombe, Wexcombeshire|13 MAY 1857|Harrowmere, Wexcombeshire|Labourer|WEX-BAPTISMS/1/251|WEX-BURIALS/3/118
9|f|Betty|Shergold|11 DEC 1810|Kingsmarl, Wexcombeshire|5 NOV 1851|Harrowmere, Wexcombeshire||WEX-BAPTISMS/17/25|
10|m|Daniel|Shergold|5 JUN 1823|Harrowmere, Wexcombeshire|14 NOV 1894||Gardener||
11|f|Ellen|Hibberd|28 APR 1821|Eastcott Regis, Wexcombeshire|17 JUL 1908|||WEX-BAPTISMS/11/38|
12|m|Obadiah|Quenbury|12 JUN 1798|Wexcombe, Wexcombeshire|8 DEC 1876|Market Selwick, Wexcombeshire|Labourer|WEX-BAPTISMS/1/200|WEX-BURIALS/2/216
13|f|Martha|West|ABT 1795|Oxford, Oxfordshire|17 APR 1862|Market Selwick, Wexcombeshire|||
14|m|John|Spackman|BET 1801 AND 1802|Oxford, Oxfordshire|12 APR 1870|Market Selwick, Wexcombeshire|Baker||
15|f|Annie|Cook|10 JUN 1807|Tolleys Bridge, Wexcombeshire|6 NOV 1892||||
16|m|Thomas|Webb|ABT 1763|Aldermere, Wexcombeshire|5 MAY 1818|Wexcombe, Wexcombeshire|Labourer||
17|f|Elizabeth|Bray|24 MAR 1768|Saltersford, Wexcombeshire|||||
18|m|Samuel|Shergold|7 MAR 1782|Doverell St Giles, Wexcombeshire|18 JAN 1830|Harrowmere, Wexcombeshire|Labourer||
19|f|Mary|King|29 JUL 1785|Ilverstoke, Wexcombeshire|4 OCT 1828|Harrowmere, Wexcombeshire|||
20|m|William|Hibberd|22 APR 1792|Eastcott Regis, Wexcombeshire|14 JUN 1870|Fennimore, Wexcombeshire|Curate||WEX-BURIALS/12/99
21|f|Ann|Mundy|4 NOV 1792|Upper Yarnham, Wexcombeshire|3 JUL 1854||||
22|m|John|Quenbury|ABT 1750|Southampton, Hampshire|3 FEB 1815|Wexcombe, Wexcombeshire|Labourer||
23|f|Elizabeth|Lawrence|15 FEB 1759|Reading, Berkshire|16 JUL 1817|Wexcombe, Wexcombeshire|||
24|m|William|Cook|ABT 1762|Devizes, Wiltshire|||Labourer||
25|f|Susannah|Hayward|6 MAY 1774|Shaftesbury, Dorset|14 SEP 1827|Eastcott Regis, Wexcombeshire|||
26|m|Jacob|Webb|BEF 1725|Coldharrow, Wexcombeshire|28 FEB 1792|Wexcombe, Wexcombeshire|Baker||
27|f|Ann|Hopkins|30 JUL 1730|Ravenscott, Wexcombeshire|28 JAN 1826|Harrowmere, Wexcombeshire|||
28|m|John|Bray|ABT 1733|Barrow Fitzalan, Wexcombeshire|||Shepherd||
29|f|Lucy|Snelgrove|20 NOV 1735|Netherwick, Wexcombeshire|8 APR 1811|Saltersford, Wexcombeshire|||
30|m|Edward|Shergold||Upper Yarnham, Wexcombeshire|12 NOV 1797|Market Selwick, Wexcombeshire|Labourer||
31|f|Mary|Pike|10 MAY 1739|Ilverstoke, Wexcombeshire|10 MAR 1785|Doverell St Giles, Wexcombeshire|||
32|m|William|King|ABT 1756|Larkhanger, Wexcombeshire|1 FEB 1813|Garsdown, Wexcombeshire|Labourer||
33|f|Elizabeth|Baker|8 JUL 1754|Market Selwick, Wexcombeshire|12 OCT 1793|Ilverstoke, Wexcombeshire|||
34|m|William|Hibberd|20 JAN 1763|Dorchester, Dorset|21 DEC 1824|Eastcott Regis, Wexcombeshire|Rector of Eastcott Regis||
35|f|Martha|Snelgrove|28 JAN 1764|Oxenmere, Wexcombeshire|13 JUL 1825|Eastcott Regis, Wexcombeshire|||
36|m|William|Mundy|ABT 1755|Aldermere, Wexcombeshire|12 FEB 1810|Wexcombe, Wexcombeshire|Labourer||
37|f|Ann|Allen|6 MAY 1761|Great Hollam, Wexcombeshire|8 SEP 1798|Upper Yarnham, Wexcombeshire|Laundress||
38|f|Ann|Webb|6 MAY 1888|Harrowmere, Wexcombeshire|4 NOV 1961|Harrowmere, Wexcombeshire|||
39|f|Minnie|Collins|10 MAR 1891|London, Middlesex|17 MAR 1970|Wexcombe, Wexcombeshire|Parlourmaid||
40|f|Mary Florence|Webb|20 AUG 1920|Wexcombe, Wexcombeshire|9 MAY 2001|Wexcombe, Wexcombeshire|Shop assistant||
41|m|James|Webb|20 DEC 1921|Wexcombe, Wexcombeshire|11 AUG 1944|Normandy, France|Farm pupil||
42|f|Emily Gladys|Webb|3 SEP 1925|Wexcombe, Wexcombeshire|30 JAN 2010|Market Selwick, Wexcombeshire|||
43|m|Frank Samuel|Webb|12 MAR 1928|Wexcombe, Wexcombeshire|22 JUN 1999|Wexcombe, Wexcombeshire|||
44|m|Alfred|Webb|28 APR 1932|Wexcombe, Wexcombeshire|2 OCT 2015|Reading, Berkshire|||
45|m|Charles Spackman|Viney|5 JAN 1865|Harrowmere, Wexcombeshire|3 FEB 1914||Labourer||
46|f|Ellen|Webb|13 AUG 1866|Harrowmere, Wexcombeshire|8 JUL 1933||Mill hand||
47|m|Arthur Shergold|Webb|24 AUG 1873|Harrowmere, Wexcombeshire|1 OCT 1873|Harrowmere, Wexcombeshire|||
48|f|Betty Mary|Webb|25 MAY 1878|Harrowmere, Wexcombeshire|9 NOV 1915||||
49|m|George Alfred|Webb|9 JUL 1879|Harrowmere, Wexcombeshire|ABT 1950||Shoemaker||
50|m|Edward George|Webb|3 JUN 1884|Harrowmere, Wexcombeshire|BEF 1960||Labourer||
51|m|Obadiah|Quenbury|24 JUN 1861|Market Selwick, Wexcombeshire|||||
52|m|Joseph|Quenbury|1862|Market Selwick, Wexcombeshire|1931||Cloth worker||
53|f|Annie|Quenbury|1866|Market Selwick, Wexcombeshire|1940||||
54|m|Henry James|Quenbury|ABT 1869|Market Selwick, Wexcombeshire|AFT 1921||Labourer||
55|m|Samuel James|Quenbury|7 JAN 1874|Harrowmere, Wexcombeshire|28 MAY 1889|Harrowmere, Wexcombeshire|Labourer||
56|f|Elizabeth Harriet|Quenbury|26 JUL 1876|Harrowmere, Wexcombeshire|1955||||
57|f|Lucy Mary|Quenbury|18 MAR 1878|Harrowmere, Wexcombeshire|19 FEB 1959|Market Selwick, Wexcombeshire|||
58|m|Hector|Quillfeather|18 JUL 1921|Market Selwick, Wexcombeshire|6 DEC 1990|Market Selwick, Wexcombeshire|Watchmaker||
59|f|Zephyrine Joy|Quillfeather|14 MAY 1958|Market Selwick, Wexcombeshire|||Botanist||
60|m|Barnaby|Quillfeather|2 SEP 1961|Market Selwick, Wexcombeshire|||Piano tuner||`,
  /** partner | partner | married | where | children */
  families: `
1|39|26 APR 1919|Wexcombe, Wexcombeshire|40 41 42 43 44
2|3|6 FEB 1888|Harrowmere, Wexcombeshire|38 1
45|3|10 SEP 1893|Harrowmere, Wexcombeshire|
4|5|30 JUN 1866|Harrowmere, Wexcombeshire|46 2 47 48 49 50
6|7|7 JUL 1860|Market Selwick, Wexcombeshire|51 52 53 3 54 55 56 57
8|9|6 FEB 1832|Harrowmere, Wexcombeshire|4
10|11|15 NOV 1843|Harrowmere, Wexcombeshire|5
12|13|4 DEC 1822|Market Selwick, Wexcombeshire|6
14|15|23 OCT 1830|Wexcombe, Wexcombeshire|7
16|17|8 JUN 1786||8
18|19|25 JUL 1804||9 10
20|21|13 AUG 1812||11
22|23|5 AUG 1788||12
24|25|18 JAN 1797||15
26|27|6 NOV 1749||16
28|29|26 NOV 1755||17
30|31|11 MAR 1758||18
32|33|3 JUL 1779||19
34|35|25 AUG 1790||20
36|37|22 MAR 1780||21
58|42|3 JUN 1950|Market Selwick, Wexcombeshire|59 60`,
  sources: ['Parish registers of Wexcombeshire'],
  stories: [
    {
      title: 'Two brothers’ doors',
      personIds: [9, 10, 4, 5],
      text: 'Robert Webb and Ann Shergold grew up four doors apart. Her father Daniel and his mother Betty were brother and sister, so the two had the same grandparents, and the vicar of Harrowmere wrote “cousins” beside their banns in small letters.\n\nAunt Minnie used to say that the Shergold nose had come into the family twice and meant to stay.',
    },
  ],
};
