export { createAddressStore, type StoredHousehold } from './addressStore.ts';
export { findHouseholds, type FoundHousehold, readQuestion } from './findHouseholds.ts';
export { createHouseholdStore, type HouseholdRecord } from './householdStore.ts';
export { readRenumbering, RENUMBERING_COLUMNS, type RenumberingRow } from './readRenumbering.ts';
export { readAddresses, readHouseholdAnew } from './reading/readAddresses.ts';
