/** A text of Latin 1 as bytes. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

/** Parts one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Flate where the platform has it, else as it is. */
async function packed(data: Uint8Array): Promise<{ filter: string; data: Uint8Array }> {
  if (typeof CompressionStream === 'undefined') return { filter: '', data };
  const stream = new Response(joinBytes([data])).body?.pipeThrough(new CompressionStream('deflate'));
  return { filter: ' /Filter /FlateDecode', data: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

/** A stream object with its entries, packed. */
export async function streamOf(entries: string, data: Uint8Array): Promise<Uint8Array> {
  const { filter, data: body } = await packed(data);
  return joinBytes([
    bytesOf(`<< ${entries}${filter} /Length ${body.length} >>\nstream\n`),
    body,
    bytesOf('\nendstream'),
  ]);
}
