import type { FieldDefinition } from './fieldDefinition.ts';
import { FACET, text } from './fieldBuilders.ts';

/** Armed forces, ships and voyages (spec 2 section 3, family "Military and ships"). */
export const SERVICE_FIELDS: readonly FieldDefinition[] = [
  text('War', 'War', 'military', FACET),
  text('Rank', 'Rank', 'military'),
  text('Corps', 'Corps', 'military'),
  text('Regiment', 'Regiment', 'military'),
  text('UnitOrRegiment', 'Unit or regiment', 'military'),
  text('Battalion', 'Battalion', 'military'),
  text('Company', 'Company', 'military'),
  text('Division', 'Division', 'military', FACET),
  text('ServiceBranch', 'Service branch', 'military', FACET),
  text('ServiceNumber', 'Service number', 'military'),
  text('SoldierNumber', 'Soldier number', 'military'),
  text('SailorNumber', 'Sailor number', 'military'),
  text('PrisonerNumber', 'Prisoner number', 'military'),
  text('PrisonerOfWarNumber', 'Prisoner of war number', 'military'),
  text('CampType', 'Camp type', 'military'),
  text('CampLocation', 'Camp location', 'military'),
  text('Prison', 'Prison', 'event', FACET),
  text('Pay', 'Pay', 'military'),
  text('Vessel', 'Vessel', 'travel'),
  text('VesselName', 'Vessel name', 'travel', FACET),
  text('ShipName', 'Ship name', 'travel', FACET),
  text('ShipUnit', 'Ship unit', 'military'),
  text('ShippingLine', 'Shipping line', 'travel'),
  text('ShipMaster', 'Ship’s master', 'travel'),
  text('TicketNumber', 'Ticket number', 'travel'),
  text('TravelClass', 'Class', 'travel'),
];
