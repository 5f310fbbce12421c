/** Whether this browser has WebGL, which maps are drawn with. Asked of a canvas that is thrown away. */
export function canDrawMaps(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // The browser keeps few of them; this one is not needed any more.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
