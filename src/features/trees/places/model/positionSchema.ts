import { object, string } from 'yup';

import { isDegrees, MOST_LATITUDE, MOST_LONGITUDE } from '#domain/places/maps/readDegrees.ts';

import { positionTexts as texts } from '../texts.ts';

/** What a typed position is checked for. Loaded at the first check. */
export const positionSchema = object({
  latitude: string().test('degrees', texts.latitudeWrong, (text = '') => isDegrees(text, MOST_LATITUDE)),
  longitude: string().test('degrees', texts.longitudeWrong, (text = '') => isDegrees(text, MOST_LONGITUDE)),
});
