import type { Place } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';

/**
 * Spellings and former names that no rule leads from: county, name in the gazetteer, other spellings, and behind a bar
 * the names it had before. Our own list, reviewed line by line; names nearly alike of two places in one county have no
 * line.
 */
const TABLE = `
Cornwall: Altarnun: Altarnon, Alternon, Alternun, Altarnum
Cornwall: Roche: Roach
Cornwall: Luxulyan: Luxulian, Luxulion, Luxillion, Luxyllian
Cornwall: St Agnes: St Anns, St Anne
Cornwall: St Austell: St Auste
Cornwall: St Blazey: St Blaize, St Blaise
Cornwall: St Columb Major: St Columb, St Cullum, St Columb the Great
Cornwall: St Columb Minor: Lower St Columb, Little St Columb
Cornwall: St Teath: St Teth, St Tethe
Cornwall: St Erth: St Earth
Cornwall: St Ervan: St Erven
Cornwall: St Mewan: St Mewen
Cornwall: St Cleer: St Clear, St Clere
Cornwall: St Tudy: St Udy
Cornwall: St Sampsons: St Sampson
Cornwall: St Gorran: Gorran, Goran
Cornwall: Gwennap: Gwinnap
Cornwall: Kea: Key, Kea St
Cornwall: Breage: Breague, St Breage
Cornwall: Lanlivery: Landlivery, Lanlivary, Landlevary
Cornwall: Lanteglos: Lanteglass
Cornwall: Lansallos: Lansalloes, Lansellos
Cornwall: Linkinhorne: Linkinghorn
Cornwall: Pelynt: Plynt
Cornwall: Phillack: Phillick, Philick
Cornwall: St Clement: St Clements
Cornwall: Perranuthnoe: Perran Uthnoe
Cornwall: Perranarworthal: Perranworthal, Perran Arworthal
Cornwall: Perranzabuloe: Perran in the Sands
Cornwall: Sithney: Sythney
Cornwall: Stithians: Stythians, St Stithians
Cornwall: Braddock: Broadoak
Cornwall: Cardinham: Cardenham
Cornwall: Egloshayle: Egloshale, Eglosale
Cornwall: Germoe: Garma
Cornwall: Antony: Anthony
Cornwall: Wendron: Gwendron
Cornwall: Newlyn East: St Newlyn East, St Newlyn
Cornwall: Gwinear: Gwinyer
Cornwall: Madron: Maddern
Cornwall: Marazion: Marizion | Market Jew
Cornwall: Launceston: Lanson | Dunheved
Cornwall: Padstow: | Petrockstow
Cornwall: Tywardreath: Twyardreath, Tywardreth
Devon: Bere Alston: Beer Alston
Devon: Bere Ferrers: Beer Ferris, Beer Ferrers
Devon: Exeter: Exon
Devon: Devonport: | Plymouth Dock
Devon: Great Torrington: Torrington
Durham: Edmundbyers: Edmondbyers
Northumberland: Newcastle upon Tyne: Newcastle
Yorkshire: Kingston upon Hull: Hull
Yorkshire: Bridlington: | Burlington
Yorkshire: Pontefract: Pomfret
Yorkshire: Keighley: Kighley
Sussex: Brighton: | Brighthelmstone
Norfolk: King's Lynn: Lynn, Lynn Regis | Bishop's Lynn
Suffolk: Bury St Edmunds: Bury St Edmund, St Edmundsbury
Wiltshire: Salisbury: New Sarum, Sarum
Shropshire: Shrewsbury: Salop
Herefordshire: Leominster: Lemster
Northamptonshire: Daventry: Daintry
Gloucestershire: Cirencester: Ciceter
Caernarfonshire: Caernarfon: Carnarvon, Caernarvon
Caernarfonshire: Conwy: Conway
Caernarfonshire: Porthmadog: Portmadoc
Caernarfonshire: Y Felinheli: | Port Dinorwic
Caernarfonshire: Betws-y-Coed: Bettws y Coed
Merionethshire: Dolgellau: Dolgelley, Dolgelly
Merionethshire: Tywyn: Towyn
Merionethshire: Aberdyfi: Aberdovey
Merionethshire: Barmouth: Abermaw
Carmarthenshire: Llanelli: Llanelly
Carmarthenshire: Llandeilo: Llandilo
Carmarthenshire: Carmarthen: Caerfyrddin
Glamorgan: Merthyr Tydfil: Merthyr Tydvil
Glamorgan: Cardiff: Caerdydd
Glamorgan: Swansea: Abertawe
Argyllshire: Inveraray: Inverary
Fife: Dunfermline: Dumfermline
Dublin: Dún Laoghaire: Dunleary | Kingstown
Cork: Cobh: Cove | Queenstown
Laois: Portlaoise: Port Laoise | Maryborough
Offaly: Birr: | Parsonstown
Offaly: Daingean: | Philipstown
Wexford: Bunclody: | Newtownbarry
Longford: Edgeworthstown: Mostrim
Londonderry: Derry: Londonderry, Doire
`;

/** What one place was also called. */
interface Aliases {
  /** Other spellings of the name it has. */
  spellings: readonly string[];
  /** Names it had before. */
  former: readonly string[];
}

const NONE: Aliases = { spellings: [], former: [] };
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
const idOf = (county: string, name: string): string => `${county}: ${placeKey(name)}`;

const byPlace = new Map<string, Aliases>();
const mainNames = new Map<string, string>();
for (const line of TABLE.split('\n').filter((each) => each !== '')) {
  const [county = '', name = '', others = ''] = line.split(': ').map((part) => part.trim());
  const [spellings = '', former = ''] = others.split('|');
  const aliases = { spellings: listed(spellings), former: listed(former) };
  byPlace.set(idOf(county, name), aliases);
  for (const alias of [...aliases.spellings, ...aliases.former]) mainNames.set(idOf(county, alias), name);
}

/** Other spellings and former names of a place, by the table. */
export const aliasesOf = ({ county, name }: Pick<Place, 'county' | 'name'>): Aliases =>
  byPlace.get(idOf(county, name)) ?? NONE;

/** The name of the place that a name in a county is only another name of; null for a name of its own. */
export const mainNameOf = ({ county, name }: Pick<Place, 'county' | 'name'>): string | null =>
  mainNames.get(idOf(county, name)) ?? null;

/** Every place of the table, by county and name. */
export const ALIASED_PLACES: readonly (readonly [county: string, name: string])[] = TABLE.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [county = '', name = ''] = line.split(': ');
    return [county, name];
  });
