import { DATE_FIELDS } from './dateFields.ts';
import { FACET, inGroup, withLabel, PLACE, TEXT, INTERNAL, INTERNAL_UNSORTED, UNSORTED } from './fieldBuilders.ts';
import type { FieldDefinition } from './fieldDefinition.ts';
import { NAME_FIELDS } from './nameFields.ts';
import { PERSON_FIELDS } from './personFields.ts';
import { PLACE_FIELDS } from './placeFields.ts';
import { SCOPE_FIELDS } from './scopeFields.ts';

/** The entry's place in its source and the keeper of the source (spec 2 section 3, family "Archives"). */
const ARCHIVE_FIELDS: readonly FieldDefinition[] = inGroup('source', {
  DatabaseTitle: FACET,
  ArchiveReference: FACET,
  RecordOffice: TEXT,
  NationalArchiveReference: TEXT,
  Series: FACET,
  Piece: TEXT,
  PieceNumberSuffix: TEXT,
  Book: FACET,
  BookId: INTERNAL_UNSORTED,
  Volume: TEXT,
  Folio: TEXT,
  // `page` is the page of results in an address.
  Page: { ...TEXT, urlId: 'sourcepage' },
  PageNumber: TEXT,
  LineNumber: TEXT,
  Schedule: TEXT,
  ScheduleSuffix: TEXT,
  EntryNumber: TEXT,
  ItemNumber: TEXT,
  CertificateNumber: TEXT,
  LicenceNumber: TEXT,
  CaseNumber: TEXT,
  FilmNumber: TEXT,
  BatchId: withLabel(TEXT, 'Batch'),
  BatchNumber: TEXT,
  SectionScan: TEXT,
  ImageNumber: TEXT,
  RegisterType: TEXT,
  DocumentForm: FACET,
  Court: FACET,
  Periodical: FACET,
  Publisher: TEXT,
  Author: TEXT,
  Edition: TEXT,
  ArticleTitle: TEXT,
  ArticleType: TEXT,
  ArticleKeyword: TEXT,
  FamilySearchId: withLabel(TEXT, 'FamilySearch id'),
  HouseholdId: INTERNAL,
  CensusGroupId: INTERNAL,
  EventGroupId: INTERNAL,
  ImageGroupId: INTERNAL,
  ArticleId: INTERNAL,
  AddressId: INTERNAL,
  Package: INTERNAL_UNSORTED,
  Version: INTERNAL_UNSORTED,
  Contents: UNSORTED,
  ShapeGeo: INTERNAL_UNSORTED,
});

/** Armed forces, ships and voyages (spec 2 section 3, family "Military and ships"). */
const SERVICE_FIELDS: readonly FieldDefinition[] = [
  ...inGroup('military', {
    War: FACET,
    Campaign: TEXT,
    Rank: TEXT,
    Corps: TEXT,
    Regiment: TEXT,
    UnitOrRegiment: TEXT,
    Battalion: TEXT,
    Company: TEXT,
    Squadron: TEXT,
    Division: FACET,
    ServiceBranch: FACET,
    ServiceNumber: TEXT,
    SoldierNumber: TEXT,
    SailorNumber: TEXT,
    PrisonerNumber: TEXT,
    PrisonerOfWarNumber: TEXT,
    CampType: TEXT,
    CampLocation: TEXT,
    PlaceOfEnlistment: PLACE,
    ReasonForDischarge: TEXT,
    Casualty: TEXT,
    Medal: TEXT,
    Memorial: TEXT,
    Pay: TEXT,
    ShipUnit: TEXT,
  }),
  ...inGroup('travel', {
    Vessel: TEXT,
    VesselName: FACET,
    ShipName: FACET,
    ShippingLine: TEXT,
    ShipMaster: withLabel(TEXT, 'Ship’s master'),
    VoyageNumber: TEXT,
    TicketNumber: TEXT,
    TravelClass: withLabel(TEXT, 'Class'),
  }),
];

/** Every searchable attribute, in the order a transcript shows them within their groups (spec 2 section 3). */
export const FIELDS: readonly FieldDefinition[] = [
  ...NAME_FIELDS,
  ...PERSON_FIELDS,
  ...DATE_FIELDS,
  ...PLACE_FIELDS,
  ...SERVICE_FIELDS,
  ...ARCHIVE_FIELDS,
  ...SCOPE_FIELDS,
];

/** The facets the results page asks for, in its order: SourceCountry is a scope but not a facet. */
export const RESULT_FACETS: readonly string[] = [
  'Collection',
  'SourceCategory',
  'DatasetName',
  'Country',
  'County',
  'Place',
  'Decade',
  'Gender',
  'Occupation',
  'Role',
];

const byId = new Map(FIELDS.map((field) => [field.fieldId, field]));
const byUrlId = new Map(FIELDS.map((field) => [field.urlId, field]));

/** The field of that fieldId, compared exactly; null when the catalogue has none. */
export const fieldById = (fieldId: string): FieldDefinition | null => byId.get(fieldId) ?? null;

/** The field of that address key, which must be lower case already; null when the catalogue has none. */
export const fieldByUrlId = (urlId: string): FieldDefinition | null => byUrlId.get(urlId) ?? null;
