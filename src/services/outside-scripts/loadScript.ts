/** Scripts of this document, so that none is loaded twice. */
const loaded = new Set<string>();

/** Adds a script from elsewhere to the page; the caller has seen to it that the reader allows it. Once is enough. */
export function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
