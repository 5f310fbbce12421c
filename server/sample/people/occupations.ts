import { type Nation, type PlaceKind } from '../geography/samplePlace.ts';
import { type Occupation, type SocialClass } from './occupation.ts';

const ALL_NATIONS: readonly Nation[] = ['england', 'wales', 'scotland', 'ireland'];
const LETTER_NATION: Readonly<Record<string, Nation>> = { e: 'england', w: 'wales', s: 'scotland', i: 'ireland' };
const LETTER_KIND: Readonly<Record<string, PlaceKind>> = { t: 'town', v: 'village', h: 'hamlet', m: 'mill', p: 'pit' };

type Row = [id: string, sex: 'M' | 'F', socialClass: SocialClass, from: number, to: number, weight: number, nations: string, kinds: string, names: string, apprentices?: boolean];

// Nations: e w s i, * for all. Kinds: t(own) v(illage) h(amlet) m(ill) p(it). Names: `1841:Ag. Lab.|Agl Lab`, apart by semicolons.
const ROWS: readonly Row[] = [
  ['gentleman', 'M', 'gentry', 1700, 1925, 1, '*', 'tvm', '1700:Gentleman|Gent;1841:Independent;1851:Landed Proprietor|Gentleman;1881:Living on own means|Private means'],
  ['clergy', 'M', 'profession', 1700, 1940, 0.6, '*', 'tvm', '1700:Clerk|Clerk in Holy Orders;1851:Clergyman|Rector;1911:Clergyman (Established Church)'],
  ['surgeon', 'M', 'profession', 1700, 1940, 0.4, '*', 'tm', '1700:Surgeon|Apothecary;1860:Physician & Surgeon|General Practitioner'],
  ['attorney', 'M', 'profession', 1700, 1940, 0.3, '*', 't', '1700:Attorney;1841:Solicitor|Attorney at Law;1880:Solicitor'],
  ['schoolmaster', 'M', 'profession', 1760, 1940, 0.8, '*', 'tvmp', '1700:Schoolmaster;1875:Certificated Schoolmaster|School Teacher;1911:Elementary School Teacher|Assistant Master, County Council'],
  ['policeman', 'M', 'trade', 1840, 1940, 0.6, '*', 'tvmp', '1840:Police Constable|Constable'],
  ['farmer', 'M', 'farm', 1700, 1940, 7, '*', 'vhtmp', '1700:Yeoman|Farmer;1800:Farmer;1851:Farmer of 120 acres employing 4 men|Farmer of 64 acres|Farmer of 310 acres employing 11 men 3 boys;1891:Farmer;1939:Farmer'],
  ['grocer', 'M', 'trade', 1740, 1940, 2, '*', 'tvmp', '1700:Shopkeeper;1800:Grocer|Shopkeeper;1871:Grocer & Draper|Grocer;1911:Grocer, Own Account|Grocer'],
  ['butcher', 'M', 'trade', 1700, 1940, 1.6, '*', 'tvmp', '1700:Butcher;1871:Master Butcher|Butcher', true],
  ['baker', 'M', 'trade', 1700, 1940, 1.6, '*', 'tvmp', '1700:Baker;1871:Baker & Confectioner|Baker', true],
  ['innkeeper', 'M', 'trade', 1700, 1940, 1.6, '*', 'tvmp', '1700:Victualler;1800:Innkeeper|Victualler|Publican;1871:Licensed Victualler|Inn Keeper;1911:Public House Keeper|Licensed Victualler'],
  ['miller', 'M', 'trade', 1700, 1900, 1, '*', 'vhtm', '1700:Miller;1851:Miller (Corn)|Miller', true],
  ['draper', 'M', 'trade', 1780, 1940, 0.8, '*', 't', '1700:Mercer;1800:Linen Draper|Draper;1871:Draper'],
  ['maltster', 'M', 'trade', 1700, 1890, 0.5, 'es', 'tv', '1700:Maltster'],
  ['blacksmith', 'M', 'craft', 1700, 1930, 3, '*', 'tvhmp', '1700:Blacksmith|Smith;1851:Blacksmith|Blacksmith (Master)', true],
  ['carpenter', 'M', 'craft', 1700, 1940, 3.5, '*', 'tvhmp', '1700:Carpenter;1851:Carpenter (Journeyman)|Carpenter|Carpenter & Joiner', true],
  ['shoemaker', 'M', 'craft', 1700, 1915, 4, '*', 'tvhmp', '1700:Cordwainer|Shoemaker;1841:Shoe Maker|Shoe M;1851:Shoemaker|Boot & Shoe Maker|Cordwainer;1891:Bootmaker|Boot Repairer', true],
  ['tailor', 'M', 'craft', 1700, 1930, 2, '*', 'tvmp', '1700:Taylor;1800:Tailor', true],
  ['mason', 'M', 'craft', 1700, 1940, 2.5, '*', 'tvhmp', '1700:Mason;1841:Mason|Stone Mason;1871:Stonemason|Bricklayer', true],
  ['wheelwright', 'M', 'craft', 1700, 1920, 1.6, '*', 'tvh', '1700:Wheelwright|Wheeler', true],
  ['thatcher', 'M', 'craft', 1700, 1930, 0.9, 'ei', 'vh', '1700:Thatcher'],
  ['saddler', 'M', 'craft', 1700, 1925, 0.7, '*', 't', '1700:Sadler;1800:Saddler & Harness Maker|Sadler', true],
  ['basketmaker', 'M', 'craft', 1700, 1915, 0.6, 'e', 'vht', '1700:Basket Maker', true],
  ['clothweaver', 'M', 'industry', 1700, 1835, 14, 'ew', 'm', '1700:Weaver|Clothworker;1841:Weaver|Woollen Weaver|H. L. W.', true],
  ['millhand', 'M', 'industry', 1815, 1930, 22, 'e', 'm', '1700:Clothworker;1841:Cloth Worker;1851:Woollen Cloth Factory Hand|Wool Spinner (Factory)|Cloth Worker;1911:Woollen Spinner|Cloth Mill Worker'],
  ['linenweaver', 'M', 'industry', 1700, 1880, 22, 's', 'mv', '1700:Weaver;1841:Linen H. L. W.|Hand Loom Weaver;1851:Hand Loom Weaver (Linen)|Linen Weaver'],
  ['jute', 'M', 'industry', 1860, 1935, 20, 's', 'm', '1851:Jute Preparer|Power Loom Tenter|Flax Dresser;1911:Jute Mill Worker'],
  ['collier', 'M', 'industry', 1795, 1940, 60, 'w', 'p', '1700:Collier;1851:Coal Miner|Collier|Coal Hewer;1911:Coal Miner (Hewer)|Colliery Haulier;1939:Coal Hewer (Below Ground)'],
  ['leadminer', 'M', 'industry', 1760, 1880, 8, 'w', 'vt', '1700:Miner;1851:Lead Miner'],
  ['railway', 'M', 'industry', 1846, 1940, 5, '*', 'tmp', '1840:Railway Labourer|Rlwy Porter;1871:Railway Porter|Railway Platelayer|Railway Signalman;1911:Railway Platelayer G W R|Railway Guard|Railway Engine Cleaner'],
  ['carter', 'M', 'labour', 1700, 1930, 3, '*', 'tvhmp', '1700:Carrier;1841:Carter;1871:Carter|Carter on Farm;1911:Horse Carter on Farm|Carter'],
  ['shepherd', 'M', 'labour', 1700, 1930, 4, '*', 'vh', '1700:Shepherd'],
  ['gardener', 'M', 'labour', 1780, 1940, 2.5, '*', 'tvh', '1700:Gardener;1881:Gardener (Domestic)|Gardener;1911:Gardener (Domestic)|Jobbing Gardener'],
  ['gamekeeper', 'M', 'labour', 1800, 1925, 0.8, 'esw', 'vh', '1700:Gamekeeper|Game Keeper'],
  ['labourer', 'M', 'labour', 1700, 1940, 44, '*', 'vh', '1700:Labourer|Husbandman;1800:Labourer;1841:Ag. Lab.|Ag Lab|Agl Lab;1851:Agricultural Labourer|Ag Labourer|Farm Labourer;1891:Farm Labourer|Agricultural Labourer|Cowman on Farm;1911:Farm Labourer|Cowman on Farm|Under Carter on Farm;1939:General Farm Labourer|Cowman|Tractor Driver on Farm'],
  ['townlabourer', 'M', 'labour', 1700, 1940, 22, '*', 'tmp', '1700:Labourer;1841:Labourer|Lab.;1851:Labourer|General Labourer|Agricultural Labourer;1891:General Labourer|Gas Works Stoker|Brewery Labourer;1911:General Labourer|Builders Labourer|Corporation Carman;1939:Builders Labourer|Public Works Labourer|Lorry Driver'],
  ['clerk', 'M', 'trade', 1840, 1940, 2, '*', 'tm', '1840:Clerk;1871:Commercial Clerk|Bank Clerk|Post Office Clerk;1939:Bank Clerk|Local Government Clerk'],
  ['motor', 'M', 'craft', 1905, 1940, 4, '*', 'tv', '1900:Motor Mechanic|Chauffeur (Domestic);1921:Motor Engineer|Garage Hand;1939:Motor Mechanic|Bus Driver'],
  ['servant', 'F', 'labour', 1700, 1940, 50, '*', 'tvhmp', '1700:Servant;1841:F. S.|Female Servant;1851:House Servant|General Servant|Housemaid|Nurse Girl;1881:General Servant (Domestic)|Housemaid|Cook;1911:General Servant (Domestic)|Parlourmaid|Cook (Domestic);1939:Domestic Servant|Cook General'],
  ['dressmaker', 'F', 'craft', 1790, 1935, 9, '*', 'tvmp', '1700:Mantua Maker;1820:Dress Maker;1851:Dressmaker|Dress Maker|Milliner', true],
  ['laundress', 'F', 'labour', 1780, 1930, 6, '*', 'tvhmp', '1700:Washerwoman;1851:Laundress|Charwoman|Washerwoman'],
  ['glover', 'F', 'craft', 1780, 1880, 6, 'e', 'vh', '1700:Glover;1851:Gloveress|Glover'],
  ['fieldwoman', 'F', 'labour', 1700, 1885, 8, '*', 'vh', '1700:Labourer;1841:Ag. Lab.;1851:Works in the Field|Ag Lab|Field Labourer'],
  ['millgirl', 'F', 'industry', 1815, 1935, 40, 'es', 'm', '1700:Spinner;1841:Factory Hand|Spinner;1851:Woollen Weaver|Power Loom Weaver|Burler in Cloth Factory;1911:Weaver in Mill|Jute Spinner'],
  ['schoolmistress', 'F', 'profession', 1780, 1940, 3, '*', 'tvmp', '1700:School Mistress;1851:Schoolmistress|Governess;1881:Pupil Teacher|Certificated School Teacher;1911:Elementary School Teacher'],
  ['shopwoman', 'F', 'trade', 1850, 1940, 4, '*', 'tm', '1850:Shopwoman|Draper’s Assistant;1911:Shop Assistant (Draper)|Shop Assistant (Grocer);1939:Shop Assistant'],
  ['typist', 'F', 'trade', 1900, 1940, 4, '*', 'tm', '1900:Clerk|Typist;1939:Shorthand Typist|Telephonist'],
  ['nurse', 'F', 'craft', 1860, 1940, 2, '*', 'tv', '1850:Monthly Nurse|Nurse;1911:Hospital Nurse|District Nurse'],
];

const parseNames = (text: string) =>
  text.split(';').map((part): readonly [number, string] => {
    const colon = part.indexOf(':');
    return [Number(part.slice(0, colon)), part.slice(colon + 1)];
  });

/** Every way of earning a living the sample knows. */
export const OCCUPATIONS: readonly Occupation[] = ROWS.map(([id, sex, socialClass, from, to, weight, nations, kinds, names, takesApprentices = false]) => ({
  id,
  sex,
  socialClass,
  from,
  to,
  weight,
  nations: nations === '*' ? ALL_NATIONS : [...nations].flatMap((letter) => LETTER_NATION[letter] ?? []),
  kinds: [...kinds].flatMap((letter) => LETTER_KIND[letter] ?? []),
  names: parseNames(names),
  takesApprentices,
}));
