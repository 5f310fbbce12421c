/**
 * The example tree that anyone may look at (tree 0): a family that never was, four generations up and one down from
 * Clara Thistlewood. Her mother's people, the Gileses and Bakers, are in the sample county, so a demonstration finds
 * hints for them. Days as GEDCOM writes them.
 */
export const EXAMPLE_TREE = {
  name: 'Example tree: the Thistlewoods',
  description: 'A fictional family of bargemen, cordwainers and one clockmaker to explore. You cannot change it.',
  /** number | sex | given names | surname | born | where | died | where | occupation | record of the birth | record of the death */
  people: `
1|f|Clara Edith|Thistlewood|9 MAR 1898|Ilverstoke, Wexcombeshire|21 NOV 1971|Tamsbridge, Wexcombeshire|Schoolmistress||
2|m|Edwin|Thistlewood|12 JUN 1872|Tamsbridge, Wexcombeshire|3 FEB 1941|Tamsbridge, Wexcombeshire|Clockmaker||
3|f|Edith Martha|Giles|30 AUG 1876|Ilverstoke, Wexcombeshire|17 OCT 1952|Tamsbridge, Wexcombeshire|||
4|m|Caleb|Thistlewood|ABT 1841|Tamsbridge, Wexcombeshire|8 JAN 1909|Tamsbridge, Wexcombeshire|Lock keeper||
5|f|Rosanna|Fairweather|22 SEP 1846|Osney Weir, Wexcombeshire|14 APR 1919|Tamsbridge, Wexcombeshire|Straw plaiter||
6|m|George|Giles|1852|Doverell St Giles, Wexcombeshire|1927||Cordwainer||
7|f|Elizabeth Fanny|Baker|ABT 1854|Market Selwick, Wexcombeshire|||||
8|m|Job|Thistlewood|1 MAY 1808|Tamsbridge, Wexcombeshire|19 DEC 1879|Tamsbridge, Wexcombeshire|Bargeman||
9|f|Tamar|Pennyfold|ABT 1812|Osney Weir, Wexcombeshire|6 JUL 1866|Tamsbridge, Wexcombeshire|||
10|m|Silas|Fairweather|17 AUG 1815|Osney Weir, Wexcombeshire|2 MAR 1888|Osney Weir, Wexcombeshire|Miller||
11|f|Hester|Goodbody|5 NOV 1820|Cold Barton, Wexcombeshire|25 JAN 1901|Osney Weir, Wexcombeshire|||
12|m|John William|Giles|ABT 1805||5 JUL 1875||Labourer||
13|f|Martha|Vockins|1810|Wexcombe, Wexcombeshire|||||
14|m|John|Baker|1827|Market Selwick, Wexcombeshire|1896||Labourer||
15|f|Jane|Long|ABT 1829|Wexcombe, Wexcombeshire|||||
16|m|Abel|Thistlewood|ABT 1779|Tamsbridge, Wexcombeshire|11 SEP 1851|Tamsbridge, Wexcombeshire|Bargeman||
17|f|Mercy|Oldacre|2 FEB 1783|Cold Barton, Wexcombeshire|30 MAY 1847|Tamsbridge, Wexcombeshire|||
18|m|Gideon|Pennyfold|BEF 1790||23 OCT 1834|Osney Weir, Wexcombeshire|Eel catcher||
19|f|Patience|Marchbanks|ABT 1791|||||||
20|m|Ezra|Fairweather|14 JUL 1786|Osney Weir, Wexcombeshire|9 APR 1859|Osney Weir, Wexcombeshire|Miller||
21|f|Sabina|Ludlow|28 DEC 1788|Osney Weir, Wexcombeshire|1 NOV 1863|Osney Weir, Wexcombeshire|||
22|m|Nathan|Goodbody|ABT 1795|Cold Barton, Wexcombeshire|16 AUG 1870|Cold Barton, Wexcombeshire|Wheelwright||
23|f|Phoebe|Attwater|1797|Cold Barton, Wexcombeshire|3 DEC 1869|Cold Barton, Wexcombeshire|||
24|m|Edwin Caleb|Thistlewood|4 OCT 1899|Tamsbridge, Wexcombeshire|21 MAR 1918|Near Arras, France|Apprentice clockmaker||
25|f|Rosanna May|Thistlewood|19 MAY 1902|Tamsbridge, Wexcombeshire|7 JAN 1990|Tamsbridge, Wexcombeshire|Telephonist||
26|m|George Ezra|Thistlewood|25 FEB 1906|Tamsbridge, Wexcombeshire|13 JUN 1978|Bristol, Gloucestershire|Railway clerk||
27|m|Harold James|Lovibond|31 JAN 1894|Bath, Somerset|10 SEP 1966|Tamsbridge, Wexcombeshire|Bookseller||
28|f|Margaret Clara|Lovibond|6 JUL 1924|Tamsbridge, Wexcombeshire|18 FEB 2009|Tamsbridge, Wexcombeshire|Librarian||
29|m|Edwin Harold|Lovibond|2 APR 1927|Tamsbridge, Wexcombeshire|29 AUG 1997|Bath, Somerset|Bookseller||
30|f|Ruth Hester|Lovibond|15 DEC 1930|Tamsbridge, Wexcombeshire|4 MAY 2016|Bath, Somerset|Nurse||
31|f|Tamar Jane|Thistlewood|ABT 1869|Tamsbridge, Wexcombeshire|1944|Tamsbridge, Wexcombeshire|||
32|m|Job Silas|Thistlewood|20 JAN 1875|Tamsbridge, Wexcombeshire|20 FEB 1875|Tamsbridge, Wexcombeshire|||
33|f|Hester Ann|Thistlewood|11 MAR 1878|Tamsbridge, Wexcombeshire|8 AUG 1960|Wexcombe, Wexcombeshire|Milliner||
34|m|Joseph Thomas|Giles|1879|Ilverstoke, Wexcombeshire|||Cordwainer||
35|f|Keziah|Thistlewood|ABT 1834|Tamsbridge, Wexcombeshire|1913|Tamsbridge, Wexcombeshire|||
36|m|Abel|Thistlewood|1837|Tamsbridge, Wexcombeshire|AFT 1861|Ballarat, Victoria|Gold digger||
37|f|Ann|Mortlock|ABT 1818|Tamsbridge, Wexcombeshire|12 OCT 1891|Tamsbridge, Wexcombeshire|Laundress||
38|m|William|Thistlewood|3 JUN 1868|Tamsbridge, Wexcombeshire|1935|Tamsbridge, Wexcombeshire|Ferryman||
39|f|Sabina|Fairweather|1849|Osney Weir, Wexcombeshire|1927|Osney Weir, Wexcombeshire|||
40|m|Ezra|Fairweather|ABT 1852|Osney Weir, Wexcombeshire|1930|Osney Weir, Wexcombeshire|Miller||
41|m|Walter|Oldacre|1873|Cold Barton, Wexcombeshire|1949|Wexcombe, Wexcombeshire|Hatter||`,
  /** partner | partner | married | where | children */
  families: `
2|3|5 JUN 1897|Ilverstoke, Wexcombeshire|1 24 25 26
4|5|26 DEC 1867|Tamsbridge, Wexcombeshire|38 31 2 32 33
6|7|14 DEC 1873||3 34
8|9|11 NOV 1833|Osney Weir, Wexcombeshire|35 36 4
8|37|ABT 1868|Tamsbridge, Wexcombeshire|
10|11|7 MAY 1844|Cold Barton, Wexcombeshire|5 39 40
12|13|||6
14|15|1850|Wexcombe, Wexcombeshire|7
16|17|ABT 1805|Tamsbridge, Wexcombeshire|8
18|19|||9
20|21|12 OCT 1812|Osney Weir, Wexcombeshire|10
22|23|1818|Cold Barton, Wexcombeshire|11
27|1|2 AUG 1922|Tamsbridge, Wexcombeshire|28 29 30
41|33|1904|Wexcombe, Wexcombeshire|`,
  sources: ['Parish registers of Tamsbridge and Osney Weir', 'Letters in the Thistlewood clock case'],
  stories: [
    {
      title: 'The clock that knew the river',
      personIds: [2, 4],
      text: 'Caleb Thistlewood kept the lock at Tamsbridge for thirty-one years and never owned a watch: he knew the hour by the boats. When his son Edwin came home from his apprenticeship he made his father a clock with two hands, one for the hour and one for the height of the water.\n\nIt hung in the lock house until the flood of 1903 stopped both hands at once.',
    },
    {
      title: 'A letter from Ballarat',
      personIds: [36, 35],
      text: 'Abel the younger sailed in the spring of 1858 and wrote once, to his sister Keziah: “There is gold enough here for everyone and it is all in the ground of the next man.” She kept the letter in the clock case, where it was found seventy years later.\n\nNo one knows where he is buried.',
    },
  ],
};
