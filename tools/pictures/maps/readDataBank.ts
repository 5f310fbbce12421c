import { inflateSync } from 'node:zlib';

import type { Position } from 'geojson';

/** The bytes of a row are differences to the row above (PNG's filter “up”), or stand for themselves. */
const UP = 2;

/** Undoes PNG's prediction: every row is led by the number of its filter. */
function withoutPrediction(bytes: Buffer, columns: number): string {
  const rows: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += columns + 1) {
    const above = rows.at(-1);
    const row = bytes.subarray(at + 1, at + 1 + columns);
    rows.push(bytes[at] === UP && above ? Buffer.from(row.map((value, column) => value + (above[column] ?? 0))) : row);
  }
  return Buffer.concat(rows).toString('latin1');
}

const POINT = /^(?<latitude>-?\d+\.\d+) (?<longitude>-?\d+\.\d+)\s*$/u;

/** One of pst-geo’s files of the CIA World Data Bank II, a compressed PostScript program: its lines in degrees. */
export function readDataBank(file: Buffer): Position[][] {
  const head = file.toString('latin1', 0, 200);
  const columns = Number(/\/Columns (?<columns>\d+)/u.exec(head)?.groups?.columns);
  const start = head.indexOf('cvx exec') + 'cvx exec'.length;
  const body = file.subarray(start + file.subarray(start).findIndex((byte) => byte !== 10 && byte !== 13));
  const lines: Position[][] = [];
  let line: Position[] | null = null;
  for (const row of withoutPrediction(inflateSync(body), columns).split('\n')) {
    const { longitude, latitude } = POINT.exec(row)?.groups ?? {};
    if (longitude === undefined) line = null;
    else if (line) line.push([Number(longitude), Number(latitude)]);
    else lines.push((line = [[Number(longitude), Number(latitude)]]));
  }
  return lines;
}
