import { type Chapel, type Denomination, type Nation, type PlaceKind, type SamplePlace } from './samplePlace.ts';

const chapel = (name: string, denomination: Denomination, since: number): Chapel => ({ name, denomination, since });

type Row = [name: string, kind: PlaceKind, weight: number, district: string, hundred: string, church: string, inn: string, streets: string, farms: string, chapels?: readonly Chapel[]];

const build = (county: string, nation: Nation, rows: readonly Row[]): readonly SamplePlace[] =>
  rows.map(([name, kind, weight, district, hundred, church, inn, streets, farms, chapels = []]) => ({
    name, kind, weight, district, hundred, church, inn, chapels, parish: name, county, nation, streets: streets.split(','), farms: farms.split(','),
  }));

/** Derwenshire: a Welsh valley of farms that turns to coal after 1850. */
export const WELSH_PLACES = build('Derwenshire', 'wales', [
  ['Aberderwen', 'town', 35, 'Aberderwen', 'Derwen', 'St Cynwyl', 'Y Llew Du', 'Heol Fawr,Bridge Street,Heol y Felin,Station Terrace', 'Ty Mawr,Penybont', [chapel('Seion', 'Calvinistic Methodist', 1795), chapel('Bethel', 'Baptist', 1805)]],
  ['Cwmgwern', 'pit', 25, 'Aberderwen', 'Derwen', 'St Gwynno', 'The Colliers Arms', 'Pit Row,Tai Newydd,Chapel Street,Incline Terrace', 'Gwern Isaf,Gwern Uchaf', [chapel('Ebeneser', 'Independent', 1810), chapel('Calfaria', 'Baptist', 1848)]],
  ['Llanfihangel-y-Dderwen', 'village', 15, 'Aberderwen', 'Derwen', 'St Michael', 'The Red Lion', 'Pentre,Lon y Llan', 'Ty Isaf,Maes y Llan,Cefn Coch,Blaen y Cwm'],
  ['Pentre-hesg', 'village', 13, 'Aberderwen', 'Hesg', 'St Non', 'The Drovers', 'Rhes Hesg,Lon Goch', 'Hesg Fawr,Nant y Moch,Pwll Glas', [chapel('Moriah', 'Calvinistic Methodist', 1806)]],
  ['Llanwynfael', 'village', 12, 'Aberderwen', 'Hesg', 'St Gwynfael', 'The Cross Keys', 'Y Stryd', 'Llwyn Onn,Bryn Glas,Esgair Wen'],
]);

/** Orvieshire: a Scottish burgh of linen weavers below three glens. */
export const SCOTTISH_PLACES = build('Orvieshire', 'scotland', [
  ['Kirkorvie', 'mill', 45, '301', 'Orvie', 'Kirkorvie Kirk', 'The Cross Inn', 'High Street,Kirk Wynd,Shuttle Row,Burnside,Station Road', 'Mains of Orvie,Orvieton', [chapel('Kirkorvie Free Church', 'Free Church of Scotland', 1843), chapel('St Drostan', 'Roman Catholic', 1851)]],
  ['Balnatarf', 'village', 20, '297', 'Orvie', 'Balnatarf Kirk', 'The Bull', 'The Clachan,Mill Brae', 'Mains of Balnatarf,Easter Tarf,Wester Tarf'],
  ['Glenfarrach', 'village', 17, '299', 'Farrach', 'Glenfarrach Kirk', 'The Stag', 'Farrachside', 'Invercroy,Dalfarrach,Tullochmore'],
  ['Auchenshaw', 'village', 18, '296', 'Farrach', 'Auchenshaw Kirk', 'The Smithy', 'Shaw Road,The Cotton', 'Shawhead,Auchen Mains,Burnfoot'],
]);

/** Corrin: an Irish market town with its townlands. Streets outside the town are townlands. */
export const IRISH_PLACES = build('Corrin', 'ireland', [
  ['Ballycorrin', 'town', 34, 'Ballycorrin', 'Corrin Upper', 'St Finian', 'Delahuntys', 'Main Street,Chapel Lane,Barrack Street,Mill Road', 'Corrin Demesne,Farranbeg', [chapel('Church of the Assumption', 'Roman Catholic', 1792)]],
  ['Kilbrannagh', 'village', 22, 'Ballycorrin', 'Corrin Upper', 'St Brannagh', 'The Crossroads', 'Knockroe,Derrylea,Gortnamona', 'Cloghan,Rathbrannagh', [chapel('St Brannagh', 'Roman Catholic', 1806)]],
  ['Drumlahan', 'village', 24, 'Ballycorrin', 'Corrin Lower', 'Christ Church', 'The Bog Road', 'Drumlahan East,Drumlahan West,Lisduff', 'Clonkeen,Tullyard', [chapel('St Lahan', 'Roman Catholic', 1811), chapel('Lisduff Meeting House', 'Presbyterian', 1822)]],
  ['Carrickaveel', 'village', 20, 'Ballycorrin', 'Corrin Lower', 'St John', 'The Rock', 'Carrickbeg,Ballinure,Coolnahay', 'Ardkeel,Mountaveel', [chapel('St Ita', 'Roman Catholic', 1820)]],
]);
