import { FACET, inGroup, withLabel, PLACE, TEXT } from './fieldBuilders.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

/** Armed forces, ships and voyages (spec 2 section 3, family "Military and ships"). */
export const SERVICE_FIELDS: readonly FieldDefinition[] = [
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
