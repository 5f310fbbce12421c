import type { AskingStaff } from './askAsStaff.ts';

const BURIALS = [
  'Fore names,Surname,Date buried,Aged',
  ...Array.from({ length: 30 }, (_row, at) => `Ann ${'ABCDEF'[at % 6]}.,Tregenza,${1 + (at % 28)} Mar 1851,${at}`),
].join('\n');

/** Makes a sheet with a file, and says by the routes of its pages where each is. */
export async function madeSheet({ ask, send }: AskingStaff): Promise<Readonly<Record<string, string>>> {
  const { makeSheet } = await ask<{ makeSheet: { id: string } }>(
    'mutation Made($title: String!) { makeSheet(title: $title) { id } }',
    { title: 'Harrowmere, burials' },
  );
  const { id } = makeSheet;
  const { openSheetUpload } = await ask<{ openSheetUpload: { address: string } }>(
    `mutation Made($id: ID!, $fileSize: Float!) {
      openSheetUpload(id: $id, fileName: "burials.csv", fileSize: $fileSize) { address } }`,
    { id, fileSize: BURIALS.length },
  );
  await send(openSheetUpload.address, BURIALS);
  const state = async () => {
    const { sheet } = await ask<{ sheet: { file: { state: string } } }>(
      'query Made($id: ID!) { sheet(id: $id) { file { state } } }',
      { id },
    );
    return sheet.file.state;
  };
  while ((await state()) === 'READING') await new Promise((resolve) => setTimeout(resolve, 500));
  return Object.fromEntries(
    ['file', 'columns', 'problems', 'check', 'publish', 'history', 'people'].map((step) => [
      `desk.${step}`,
      `/desk/sheets/${id}/${step}`,
    ]),
  );
}
