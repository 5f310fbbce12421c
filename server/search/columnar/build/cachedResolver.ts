import type { Gazetteer } from '#domain/places/gazetteer.ts';

const REMEMBERED = 200_000;

/** Remembers places already looked up: a census names the same hundred places a hundred thousand times. */
export function cachedResolver(gazetteer: Pick<Gazetteer, 'resolve'>): Pick<Gazetteer, 'resolve'> {
  const known = new Map<string, ReturnType<Gazetteer['resolve']>>();
  return {
    resolve(text, hint = {}) {
      const key = `${text}\n${hint.county ?? ''}\n${hint.country ?? ''}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      if (known.size >= REMEMBERED) known.clear();
      const place = gazetteer.resolve(text, hint);
      known.set(key, place);
      return place;
    },
  };
}
