import type { Page } from 'puppeteer';

import { holdRequests } from './holdRequests.ts';

/** Keeps the application's script back. @returns a function that lets it go */
export const holdScript = (page: Page): Promise<() => Promise<void>> => holdRequests(page, /\/assets\/main\..*\.js/u);
