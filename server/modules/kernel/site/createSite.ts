import type { Ports, Site } from './site.ts';

/**
 * Completes a site with the memory behind `perSite`.
 * @param made - what is there already, by the function that would make it; for tests
 */
export function createSite(ports: Ports, made = new Map<unknown, unknown>()): Site {
  const site: Site = {
    ...ports,
    perSite<Made>(make: (site: Site) => Made): Made {
      if (!made.has(make)) made.set(make, make(site));
      return made.get(make) as Made;
    },
  };
  return site;
}
