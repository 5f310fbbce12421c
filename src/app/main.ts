import '#styles/global.scss';

import { nextTask } from '#services/nextTask.ts';

/**
 * The modules of the site come in one file and start in tasks of their own: what draws them, the store with all that
 * asks, and the rest. On a telephone they would be one of a hundred milliseconds.
 */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "createRoot" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "createApi" */ '@reduxjs/toolkit/query/react');
  await nextTask();
  await import(/* webpackMode: "eager" */ './store.ts');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "Link" */ 'react-router-dom');
  await nextTask();
  const { openSite } = await import(/* webpackMode: "eager" */ './openSite.tsx');
  await openSite(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
void start(root);
