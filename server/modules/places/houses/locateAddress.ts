import { readPostcode } from '#domain/places/addresses/postcode.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import type { ProfileGeometry } from '#server/modules/kernel/graphql/types.generated.ts';

const placeOf = (text: string, gazetteer: Gazetteer): Place | null =>
  gazetteer.resolve(text) ?? gazetteer.named(text)[0] ?? null;

/**
 * Where an address is, as far as the gazetteer knows: the middle of the place, else of the town the postcode's area is
 * named after. Null where neither is known, and for a postcode that cannot be one, whatever the place: it was typed
 * wrong.
 */
export function locateAddress(
  { location, postcode }: { location: string; postcode: string },
  gazetteer: Gazetteer,
): ProfileGeometry | null {
  const read = postcode === '' ? null : readPostcode(postcode);
  if (postcode !== '' && read === null) return null;
  const place = (location === '' ? null : placeOf(location, gazetteer)) ?? (read && placeOf(read.areaTown, gazetteer));
  return place && { latitude: place.latitude, longitude: place.longitude };
}
