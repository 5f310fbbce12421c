import sharp from 'sharp';

import { serveWork } from '#server/platform/threads/startWorkProcess.ts';

import { runDrawTask } from './runDrawTask.ts';

/**
 * Megabytes that libvips may keep for pictures to come. Every picture is asked for once and then kept on disk, so
 * little helps.
 */
const KEPT_MEGABYTES = 16;

// One thread for each picture: how many are made at once is for the queue to say.
sharp.concurrency(1);
sharp.cache({ memory: KEPT_MEGABYTES, files: 0, items: 20 });

serveWork(runDrawTask);
