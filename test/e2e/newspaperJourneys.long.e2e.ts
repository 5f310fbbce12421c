import { type Archive, openArchive } from './newspapers/archive.ts';
import { clipping } from './newspapers/clipping.ts';
import { closedInViewer } from './newspapers/closedInViewer.ts';
import { inMirador } from './newspapers/inMirador.ts';
import { journey } from './newspapers/journey.ts';
import { reading } from './newspapers/reading.ts';
import { startViewer, type Viewer } from './newspapers/viewer.ts';

let archive: Archive;
let viewer: Viewer;
beforeAll(async () => {
  viewer = await startViewer();
  archive = await openArchive(viewer.origin);
}, 180_000);
afterAll(async () => {
  await archive.stop();
  await viewer.stop();
});

// Clippings are made of what the reader opened.
describe('the reader', () => reading(() => archive));
describe('clippings', () => clipping(() => archive));
describe('a family in the newspaper', () => journey(() => archive));
describe('a viewer on another site', () => {
  inMirador(() => archive);
  closedInViewer(
    () => archive,
    () => viewer,
  );
});
