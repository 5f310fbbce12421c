import { inflateRawSync } from 'node:zlib';

/** Unpacks an archive by its central directory: each file by its name, in order. */
export function unzip(bytes: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  const end = bytes.lastIndexOf('PK\x05\x06');
  let at = bytes.readUInt32LE(end + 16);
  while (at < end && bytes.readUInt32LE(at) === 0x02014b50) {
    const [method, size, nameLength, extraLength, commentLength, start] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const data = bytes.subarray(from, from + size);
    files[name] = method === 0 ? data : inflateRawSync(data);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
