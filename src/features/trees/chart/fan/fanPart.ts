import { lazyPart } from '#ui/lazyPart.ts';

const fetchFans = () => import('./fanCode.ts');
type FanCode = Awaited<ReturnType<typeof fetchFans>>;

let code: FanCode | null = null;

/**
 * The choice of colours of a fan. Its code is that of all fans, which comes with the first of them. Drawn inside a
 * `Suspense`.
 */
export const FanColours = lazyPart(() => fetchFans().then((arrived) => (code = arrived).FanColours));

/** What paints and colours fans; null until it has come. */
export const fanCode = (): FanCode | null => code;
