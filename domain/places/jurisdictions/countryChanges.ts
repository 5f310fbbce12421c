/**
 * Which country a province or country of the Continent, or a colony, was part of, by year: the names it ends a place
 * with, then its changes. Only changes of the whole, by treaty or law; wars and short occupations are left out but
 * where families were registered under another state.
 */
export const COUNTRY_CHANGES: readonly (readonly [names: readonly string[], changes: string])[] = [
  // Treaties of Frankfurt (10 May 1871) and Versailles (28 June 1919); German civil administration 1940 to 1945.
  [
    ['Alsace', 'Elsass', 'Bas-Rhin', 'Haut-Rhin', 'Alsace-Lorraine', 'Elsass-Lothringen', 'Moselle', 'Lothringen'],
    'France; 1871 German Empire; 1919 France; 1940 under German administration; 1945 France',
  ],
  // Greater Poland: second partition 1793, Duchy of Warsaw 1807, Congress of Vienna 1815, Treaty of Versailles in force
  // 1920.
  [['Posen', 'Poznań', 'Provinz Posen'], 'Poland; 1793 Prussia; 1807 Duchy of Warsaw; 1815 Prussia; 1920 Poland'],
  // First partition 1772, Treaty of Versailles in force 1920.
  [
    ['West Prussia', 'Westpreußen', 'Westpreussen'],
    'Poland; 1772 Prussia; 1920 Poland or, in parts, Germany; 1945 Poland',
  ],
  // Potsdam Agreement, 2 August 1945.
  [['East Prussia', 'Ostpreußen', 'Ostpreussen'], 'Prussia; 1945 Poland, the Soviet Union or Lithuania'],
  [['Silesia', 'Schlesien', 'Lower Silesia', 'Niederschlesien'], 'Habsburg lands; 1742 Prussia; 1945 Poland'],
  // Plebiscite of 1921, division in 1922.
  [['Upper Silesia', 'Oberschlesien'], 'Habsburg lands; 1742 Prussia; 1922 Germany or Poland; 1945 Poland'],
  [['Pomerania', 'Pommern', 'Hinterpommern', 'Farther Pomerania'], 'Prussia; 1945 Poland or, in the west, Germany'],
  // Third partition 1795, Congress of Vienna 1815, independence 11 November 1918.
  [
    ['Congress Poland', 'Russian Poland'],
    'Poland; 1795 Prussia, Austria or Russia; 1815 Kingdom of Poland under the Russian Emperor; 1918 Poland',
  ],
  [
    ['Galicia', 'Galizien', 'Halychyna'],
    'Poland; 1772 Austria; 1918 Poland; 1945 Poland or, in the east, the Soviet Union (Ukraine); 1991 Poland or Ukraine',
  ],
  // Treaties of Saint-Germain (1919) and Trianon (1920); republics proclaimed in October and November 1918.
  [
    ['Bohemia', 'Böhmen', 'Čechy', 'Moravia', 'Mähren', 'Morava'],
    'Habsburg lands, from 1804 Austria; 1918 Czechoslovakia; 1993 Czech Republic',
  ],
  [['Slovakia', 'Slovensko', 'Upper Hungary'], 'Kingdom of Hungary; 1918 Czechoslovakia; 1993 Slovakia'],
  [['Transylvania', 'Siebenbürgen', 'Erdély', 'Ardeal'], 'Transylvania or Hungary, under the Habsburgs; 1918 Romania'],
  [['Croatia', 'Slavonia'], 'Kingdom of Hungary, under the Habsburgs; 1918 Yugoslavia; 1991 Croatia'],
  [['Slovenia', 'Carniola', 'Krain'], 'Austria; 1918 Yugoslavia; 1991 Slovenia'],
  [
    ['Bosnia', 'Bosnia and Herzegovina'],
    'Ottoman Empire; 1878 Austria-Hungary; 1918 Yugoslavia; 1992 Bosnia and Herzegovina',
  ],
  [
    ['Bukovina', 'Bukowina'],
    'Moldavia; 1775 Austria; 1918 Romania; 1944 Romania or, in the north, the Soviet Union (Ukraine)',
  ],
  [['South Tyrol', 'Südtirol', 'Alto Adige', 'Trentino'], 'Austria; 1919 Italy'],
  // Second Schleswig War: Treaty of Vienna, 30 October 1864. Plebiscites of 1920.
  [
    ['Schleswig', 'Slesvig'],
    'Duchy of Schleswig under the Danish Crown; 1864 Prussia and Austria; 1867 Prussia; 1920 Germany or, in the north, Denmark',
  ],
  [
    ['North Schleswig', 'Nordschleswig', 'Sønderjylland'],
    'Duchy of Schleswig under the Danish Crown; 1864 Prussia and Austria; 1867 Prussia; 1920 Denmark',
  ],
  [['Holstein'], 'Duchy of Holstein under the Danish Crown; 1864 Prussia and Austria; 1867 Prussia'],
  // Treaty of Kiel 1814; the union was dissolved on 26 October 1905.
  [['Norway', 'Norge'], 'Denmark–Norway; 1814 Norway, in union with Sweden; 1905 Norway'],
  // Act of Union 1 December 1918; republic from 17 June 1944.
  [['Iceland', 'Ísland'], 'Norway, then Denmark; 1918 Kingdom of Iceland, in union with Denmark; 1944 Iceland'],
  // Treaty of Hamina 1809; independence 6 December 1917. Baltic declarations of February 1918; Soviet rule 1940 to
  // 1991.
  [['Finland', 'Suomi'], 'Sweden; 1809 Grand Duchy of Finland, Russian Empire; 1917 Finland'],
  [['Estonia', 'Eesti', 'Estland'], 'Sweden; 1721 Russian Empire; 1918 Estonia; 1940 Soviet Union; 1991 Estonia'],
  [
    ['Latvia', 'Latvija', 'Livonia', 'Courland'],
    'Livonia, Courland or Latgale; 1795 Russian Empire; 1918 Latvia; 1940 Soviet Union; 1991 Latvia',
  ],
  [
    ['Lithuania', 'Lietuva'],
    'Poland–Lithuania; 1795 Russian Empire; 1918 Lithuania; 1940 Soviet Union; 1990 Lithuania',
  ],
  // Proclaimed on 18 January 1871; its states went on.
  [
    [
      'Bavaria',
      'Bayern',
      'Saxony',
      'Sachsen',
      'Württemberg',
      'Baden',
      'Hesse',
      'Hessen',
      'Hanover',
      'Hannover',
      'Westphalia',
      'Westfalen',
      'Rhineland',
      'Rheinland',
      'Mecklenburg',
      'Oldenburg',
      'Brandenburg',
      'Thuringia',
      'Thüringen',
    ],
    'a state of the Holy Roman Empire or the German Confederation; 1871 German Empire; 1919 Germany',
  ],
  // Declared in 1830, recognised in 1839.
  [['Belgium', 'Flanders', 'Wallonia'], 'Southern Netherlands; 1795 France; 1815 United Netherlands; 1830 Belgium'],
  // Treaty of Turin, 24 March 1860.
  [['Savoy', 'Savoie', 'Haute-Savoie', 'Alpes-Maritimes'], 'Kingdom of Sardinia; 1860 France'],
  // Declaration of Independence, 4 July 1776.
  ...[
    'Connecticut',
    'Delaware',
    'Maryland',
    'Massachusetts',
    'New Hampshire',
    'New Jersey',
    'New York',
    'North Carolina',
    'Pennsylvania',
    'Rhode Island',
    'South Carolina',
    'Virginia',
  ].map((state): readonly [readonly string[], string] => [
    [state],
    `${state}, British America; 1776 ${state}, United States`,
  ]),
  // Admitted on 20 June 1863.
  [['West Virginia'], 'Virginia, British America; 1776 Virginia, United States; 1863 West Virginia, United States'],
  // Admitted on 15 March 1820 and 4 March 1791, 1 June 1792.
  [['Maine'], 'Massachusetts, British America; 1776 Massachusetts, United States; 1820 Maine, United States'],
  [['Kentucky'], 'Virginia, British America; 1776 Virginia, United States; 1792 Kentucky, United States'],
  [['Texas'], 'New Spain; 1821 Mexico; 1836 Republic of Texas; 1845 Texas, United States'],
  [['California'], 'New Spain; 1821 Mexico; 1848 United States; 1850 California, United States'],
  [['Hawaii'], 'Kingdom of Hawaii; 1893 Republic of Hawaii; 1898 United States'],
  [['Alaska'], 'Russian America; 1867 United States'],
  // British North America Act 1867; Newfoundland joined on 31 March 1949.
  [['Newfoundland'], 'Newfoundland, British colony; 1907 Dominion of Newfoundland; 1949 Newfoundland, Canada'],
  [['Ontario'], 'Quebec, British North America; 1791 Upper Canada; 1841 Canada West; 1867 Ontario, Canada'],
  [['Nova Scotia', 'New Brunswick'], 'British North America; 1867 Canada'],
];
