afterEach(() => jest.restoreAllMocks());

it('is loaded without a word on the console: what is written at every start is read by no one', async () => {
  const said = (['warn', 'info', 'error', 'log'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  await import('./createProvider.ts');
  expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
});
