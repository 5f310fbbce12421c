import { DEFAULT_CHART_SETTINGS, readChartSettings } from './chartSettings.ts';

describe('settings of charts', () => {
  it('are read as they were written', () =>
    expect(readChartSettings(JSON.parse(JSON.stringify(DEFAULT_CHART_SETTINGS)))).toEqual(DEFAULT_CHART_SETTINGS));

  it.each([
    null,
    'family',
    {},
    { ...DEFAULT_CHART_SETTINGS, view: 'circle' },
    { ...DEFAULT_CHART_SETTINGS, direction: 'up' },
    { ...DEFAULT_CHART_SETTINGS, ancestors: 0 },
    { ...DEFAULT_CHART_SETTINGS, descendants: 2.5 },
    { ...DEFAULT_CHART_SETTINGS, ancestors: '4' },
  ])('are not read from %j', (value) => expect(readChartSettings(value)).toBeNull());
});
