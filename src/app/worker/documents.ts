import { scope, type FetchEvent } from './workerScope.ts';

/** The network’s answer: the one that the browser asked for while the worker woke up, or one asked for now. */
export const answerDocument = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** The network’s answer, whatever it says; the shell where there is none. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await answerDocument(event);
  } catch {
    const { html, headers } = scope.sitePlan.shell;
    return new Response(html, { headers });
  }
}
