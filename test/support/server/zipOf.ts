import { crc32, deflateRawSync } from 'node:zlib';

/**
 * An archive with files in it, in their order.
 * @param claimed - the bytes it says that each unpacks to; left out: the truth.
 */
export function zipOf(files: [name: string, content: Buffer][], claimed?: number): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    const head = (signature: number, extra: number) => {
      const bytes = Buffer.alloc((extra > 0 ? 46 : 30) + Buffer.byteLength(name));
      const shift = extra > 0 ? 2 : 0;
      bytes.writeUInt32LE(signature, 0);
      bytes.writeUInt16LE(8, 8 + shift);
      bytes.writeUInt32LE(crc32(content), 14 + shift);
      bytes.writeUInt32LE(packed.length, 18 + shift);
      bytes.writeUInt32LE(claimed ?? content.length, 22 + shift);
      bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
      bytes.write(name, extra > 0 ? 46 : 30);
      if (extra > 0) bytes.writeUInt32LE(at, 42);
      return bytes;
    };
    const local = Buffer.concat([head(0x04034b50, 0), packed]);
    list.push(head(0x02014b50, 16));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
