import { readFileSync } from 'node:fs';
import path from 'node:path';

import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import { ALIASED_PLACES, aliasesOf } from '#domain/places/gazetteer/placeAliases.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { loadGazetteer, readPlaces } from './loadGazetteer.ts';

const gazetteer = loadGazetteer();
const places = readPlaces(
  readFileSync(path.join(projectRoot(), 'server', 'engines', 'gazetteer', 'places.tsv'), 'utf8'),
  1,
);

/** Towns whose county is common knowledge, several of them close to a border. */
const KNOWN = `
Bedford:Bedfordshire Luton:Bedfordshire Reading:Berkshire Newbury:Berkshire Aylesbury:Buckinghamshire Slough:Buckinghamshire Cambridge:Cambridgeshire Ely:Cambridgeshire Wisbech:Cambridgeshire
Chester:Cheshire Stockport:Cheshire Birkenhead:Cheshire Truro:Cornwall Launceston:Cornwall Roche:Cornwall Carlisle:Cumberland Whitehaven:Cumberland Derby:Derbyshire Buxton:Derbyshire Glossop:Derbyshire
Exeter:Devon Plymouth:Devon Axminster:Devon Dorchester:Dorset Poole:Dorset Durham:Durham Gateshead:Durham Darlington:Durham Colchester:Essex Romford:Essex Gloucester:Gloucestershire Bristol:Gloucestershire
Winchester:Hampshire Portsmouth:Hampshire Bournemouth:Hampshire Hereford:Herefordshire Ledbury:Herefordshire Hertford:Hertfordshire Watford:Hertfordshire Huntingdon:Huntingdonshire Canterbury:Kent Dover:Kent
Maidstone:Kent Lancaster:Lancashire Liverpool:Lancashire Manchester:Lancashire Warrington:Lancashire Oldham:Lancashire Leicester:Leicestershire Hinckley:Leicestershire Lincoln:Lincolnshire Gainsborough:Lincolnshire
Uxbridge:Middlesex Norwich:Norfolk Diss:Norfolk Thetford:Norfolk Northampton:Northamptonshire Peterborough:Northamptonshire Alnwick:Northumberland Hexham:Northumberland Nottingham:Nottinghamshire Worksop:Nottinghamshire
Oxford:Oxfordshire Banbury:Oxfordshire Oakham:Rutland Shrewsbury:Shropshire Ludlow:Shropshire Taunton:Somerset Bath:Somerset Frome:Somerset Stafford:Staffordshire Wolverhampton:Staffordshire Ipswich:Suffolk
Lowestoft:Suffolk Guildford:Surrey Croydon:Surrey Brighton:Sussex Hastings:Sussex Warwick:Warwickshire Birmingham:Warwickshire Coventry:Warwickshire Kendal:Westmorland Salisbury:Wiltshire Swindon:Wiltshire
Worcester:Worcestershire Evesham:Worcestershire York:Yorkshire Leeds:Yorkshire Sheffield:Yorkshire Middlesbrough:Yorkshire Whitby:Yorkshire Todmorden:Yorkshire Holyhead:Anglesey Brecon:Brecknockshire
Caernarfon:Caernarfonshire Aberystwyth:Cardiganshire Carmarthen:Carmarthenshire Wrexham:Denbighshire Mold:Flintshire Cardiff:Glamorgan Swansea:Glamorgan Dolgellau:Merionethshire Abergavenny:Monmouthshire
Welshpool:Montgomeryshire Tenby:Pembrokeshire Rhayader:Radnorshire Aberdeen:Aberdeenshire Dundee:Angus Oban:Argyllshire Kilmarnock:Ayrshire Wick:Caithness Dumfries:Dumfriesshire Dunfermline:Fife
Inverness:Inverness-shire Glasgow:Lanarkshire Edinburgh:Midlothian Elgin:Morayshire Perth:Perthshire Paisley:Renfrewshire Hawick:Roxburghshire Stirling:Stirlingshire Stranraer:Wigtownshire Kirkwall:Orkney
Lerwick:Shetland Belfast:Antrim Carlow:Carlow Ennis:Clare Cork:Cork Letterkenny:Donegal Newry:Down Dublin:Dublin Enniskillen:Fermanagh Galway:Galway Tralee:Kerry Naas:Kildare Kilkenny:Kilkenny Limerick:Limerick
Londonderry:Londonderry Dundalk:Louth Castlebar:Mayo Navan:Meath Tullamore:Offaly Sligo:Sligo Clonmel:Tipperary Omagh:Tyrone Waterford:Waterford Mullingar:Westmeath Wexford:Wexford Bray:Wicklow
`
  .split(/\s+/u)
  .filter((pair) => pair !== '');

describe('the gazetteer of the project', () => {
  it('has at least ten thousand places of Britain and Ireland, each once in its county, where they can be', () => {
    expect(places.length).toBeGreaterThanOrEqual(10_000);
    expect(new Set(places.map((place) => `${place.name}, ${place.county}`)).size).toBe(places.length);
    expect(
      places.filter(({ latitude, longitude }) => latitude < 49 || latitude > 61 || longitude < -11 || longitude > 2),
    ).toEqual([]);
    expect(new Set(places.map((place) => place.country))).toEqual(
      new Set(['england', 'wales', 'scotland', 'ireland', 'isle of man', 'channel islands']),
    );
  });

  it('puts at least 97 of 100 well-known towns into their county', () => {
    const right = KNOWN.filter((pair) => {
      const [name = '', county = ''] = pair.split(':');
      return gazetteer.resolve(`${name}, ${county}`) !== null;
    });
    expect(KNOWN.length).toBeGreaterThanOrEqual(140);
    expect(right.length / KNOWN.length).toBeGreaterThanOrEqual(0.97);
  });

  it('has every place of the table of other names, and finds it under each of them', () => {
    const found = ALIASED_PLACES.flatMap(([county, name]) =>
      [name, ...Object.values(aliasesOf({ county, name })).flat()].map((each) => [
        `${each}, ${county}`,
        gazetteer.resolve(`${each}, ${county}`)?.name ?? null,
        name,
      ]),
    );
    expect(found.filter(([, one, other]) => one !== other)).toEqual([]);
  });

  it('lays neighbours near and strangers far', () => {
    const [leeds, bradford, truro] = ['Leeds, Yorkshire', 'Bradford, Yorkshire', 'Truro, Cornwall'].map((name) =>
      gazetteer.resolve(name),
    );
    if (!leeds || !bradford || !truro) throw new Error('A town is missing.');
    expect(milesBetween(leeds, bradford)).toBeLessThan(12);
    expect(milesBetween(leeds, truro)).toBeGreaterThan(250);
    expect(gazetteer.within(leeds.id, 20)).toContain(bradford.id);
  });

  it('knows the places of the sample county too', () => {
    expect(gazetteer.resolve('Wexcombe')).toMatchObject({ county: 'Wexcombeshire', country: 'england' });
    expect(gazetteer.resolve('Wexcombe')?.id).toBeGreaterThanOrEqual(900_000);
  });

  it('names the line that is not a place', () => {
    expect(() =>
      readPlaces('name\tcounty\tlatitude\tlongitude\nLeeds\tYorkshire\t53.8\t-1.55\nLeeds\tAtlantis\t1\t2\n', 1),
    ).toThrow('Line 3 ');
  });
});
