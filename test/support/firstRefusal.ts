/** Asks again and again while something is under way. @returns what the first refusal was; null when there was none */
export async function firstRefusal(ask: () => Promise<unknown>, underWay: Promise<unknown>): Promise<unknown> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void underWay.then(end, end);
  let refusal: unknown = null;
  while (!isOver && refusal === null)
    refusal = await ask().then(
      () => null,
      (error: unknown) => error,
    );
  return refusal;
}
