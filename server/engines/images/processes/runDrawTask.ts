import { drawStockPicture } from '../drawStockPicture.ts';
import { cutImage, drawImage } from '../pixels/cutImage.ts';
import { coverMaster, drawMaster } from '../pixels/masterFiles.ts';
import { writeOffprint } from '../pixels/writeOffprint.ts';
import type { DrawTask } from './messages.ts';

/** Does what a drawing process can do, apart from being one. Rejects for a file that is not there or is no picture. */
export function runDrawTask(task: DrawTask): Promise<Buffer> {
  switch (task.kind) {
    case 'master':
      return drawMaster(task.sheet, task.size);
    case 'cover':
      return coverMaster(task.file, task.size, task.covered);
    case 'cut':
      return cutImage(task.file, task.size, task.request);
    case 'draw':
      return drawImage(task.sheet, task.request);
    case 'stock':
      return drawStockPicture(task.number);
    case 'offprint':
      return writeOffprint(task.offprint);
  }
}
