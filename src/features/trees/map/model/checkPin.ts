import { isDegrees, MOST_LATITUDE, MOST_LONGITUDE, type TypedPosition } from '#domain/places/maps/readDegrees.ts';
import { validateWith } from '#services/forms/validateWith.ts';

import { pinFormTexts as texts } from '../texts.ts';

/** What a typed position is checked for. */
export const checkPin = validateWith<TypedPosition>((yup) =>
  yup.object({
    latitude: yup.string().test('degrees', texts.latitudeWrong, (text = '') => isDegrees(text, MOST_LATITUDE)),
    longitude: yup.string().test('degrees', texts.longitudeWrong, (text = '') => isDegrees(text, MOST_LONGITUDE)),
  }),
);
