import { createSite, type Ports, type Site } from './site.ts';

const ports = { publicUrl: 'https://records.example.org' } as Ports;
const hostOf = ({ publicUrl }: Site) => ({ host: new URL(publicUrl).host });
const addressOf = (site: Site) => ({ mail: `office@${site.perSite(hostOf).host}` });

describe('what a function makes of a site', () => {
  it('is made once', () => {
    const site = createSite(ports);
    expect(site.perSite(addressOf)).toEqual({ mail: 'office@records.example.org' });
    expect(site.perSite(addressOf)).toBe(site.perSite(addressOf));
    expect(site.perSite(hostOf)).toBe(site.perSite(hostOf));
  });

  it('is another for another site', () =>
    expect(createSite(ports).perSite(hostOf)).not.toBe(createSite(ports).perSite(hostOf)));

  it('is not made where it is there already', () => {
    const site = createSite(ports, new Map([[hostOf, { host: 'here' }]]));
    expect(site.perSite(addressOf)).toEqual({ mail: 'office@here' });
  });
});
