import type { Position } from 'geojson';

/** A place of the gazetteer. */
export interface CountyPlace {
  county: string;
  longitude: number;
  latitude: number;
}

/** Cells over the islands, about as wide as high. */
export interface Grid {
  columns: number;
  rows: number;
  /** A number for a cell, or for the corner at its south-west. */
  keyOf: (column: number, row: number) => number;
  /** The column and row of a number. */
  at: (key: number) => [column: number, row: number];
  toCells: (longitude: number, latitude: number) => [x: number, y: number];
  toDegrees: (x: number, y: number) => Position;
}

const WEST = -10.8;
const SOUTH = 49.8;
const EAST = 2;
const NORTH = 61;
/** Height of a cell in degrees: two kilometres. */
const HEIGHT = 0.018;
/** A degree of longitude is so many of latitude in the middle of the islands. */
const WIDTH = HEIGHT / 0.58;
const ROW = 10_000;

/** The grid that borders of counties are worked out on. */
export const islandsGrid: Grid = {
  columns: Math.ceil((EAST - WEST) / WIDTH),
  rows: Math.ceil((NORTH - SOUTH) / HEIGHT),
  keyOf: (column, row) => row * ROW + column,
  at: (key) => [key % ROW, Math.floor(key / ROW)],
  toCells: (longitude, latitude) => [(longitude - WEST) / WIDTH, (latitude - SOUTH) / HEIGHT],
  toDegrees: (x, y) => [WEST + x * WIDTH, SOUTH + y * HEIGHT],
};
