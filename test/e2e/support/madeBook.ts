import sharp from 'sharp';

import type { AskingStaff } from './askAsStaff.ts';

/** Makes a set of pages with a book of three, publishes it, and says by the routes of its pages where each is. */
export async function madeBook({ ask, send }: AskingStaff): Promise<Readonly<Record<string, string>>> {
  const { makeBookSet } = await ask<{ makeBookSet: { id: string } }>(
    `mutation Made($title: String!) { makeBookSet(title: $title, to: { kind: BAPTISMS, description: "Photographs of registers.", access: FREE }) { id } }`,
    { title: 'Harrowmere registers' },
  );
  const setId = makeBookSet.id;
  const { addBook } = await ask<{ addBook: { id: string } }>(
    `mutation Made($setId: ID!) { addBook(setId: $setId, to: { label: "Baptisms 1813–1840", place: "Harrowmere", fromYear: 1813, toYear: 1840,
      note: "Water damage from 1830 on.", sections: [{ position: 1, label: "Baptisms" }, { position: 3, label: "Burials", fromYear: 1813 }] }) { id } }`,
    { setId },
  );
  const { id } = addBook;
  for (const number of [1, 2, 3]) {
    const page = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#e8dfc8' } })
      .png()
      .toBuffer();
    const { openBookUpload } = await ask<{ openBookUpload: { address: string } }>(
      'mutation Made($id: ID!, $name: String!, $size: Float!) { openBookUpload(id: $id, fileName: $name, fileSize: $size) { address } }',
      { id, name: `${number}.png`, size: page.length },
    );
    await send(openBookUpload.address, page);
  }
  const states = async () => {
    const { deskBook } = await ask<{ deskBook: { files: { state: string }[] } }>(
      'query Made($id: ID!) { deskBook(id: $id) { files { state } } }',
      { id },
    );
    return deskBook.files.map(({ state }) => state);
  };
  while ((await states()).includes('READING')) await new Promise((resolve) => setTimeout(resolve, 500));
  await ask('mutation Made($id: ID!) { publishBookSet(id: $id) { id } }', { id: setId });
  return {
    'desk.book-set': `/desk/books/${setId}`,
    'desk.book': `/desk/books/${setId}/${id}`,
    'records.book': `/books/${id}`,
  };
}
