import { figure } from '#domain/kernel/wording/countInWords.ts';

/** A map of Britain and Ireland. */
export const siteMapTexts = {
  loading: 'Loading the map',
  attribution: 'Coasts: Natural Earth. Rivers: World Data Bank II. Places and counties: our gazetteer.',
  compared: (label: string) => `${label}, compared`,
  notDrawn: 'This browser cannot draw maps',
  listed: 'Everything on this map is listed below.',
  centre: (latitude: string, longitude: string, miles: number | null) =>
    `The map would show ${latitude}, ${longitude}${miles === null ? '' : `, and a circle of ${figure(miles)} miles around it`}.`,
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
};

/** The controls of a drawn map. */
export const controlTexts = {
  map: 'Map',
  closer: 'Zoom in',
  further: 'Zoom out',
  whole: 'Show the whole map',
};
