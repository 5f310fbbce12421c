import { object, string } from 'yup';

import { isDegrees, MOST_LATITUDE, MOST_LONGITUDE } from '#domain/places/maps/readDegrees.ts';

import { pinFormTexts } from '../texts.ts';

/** What a typed position is checked for. Loaded at the first check. */
export const pinSchema = object({
  latitude: string().test('degrees', pinFormTexts.latitudeWrong, (text = '') => isDegrees(text, MOST_LATITUDE)),
  longitude: string().test('degrees', pinFormTexts.longitudeWrong, (text = '') => isDegrees(text, MOST_LONGITUDE)),
});
