// Presses on a page whose script has not come yet are kept: the script repeats the last of them (src/app/content/hydrate.ts).
// Links need no script and go on by themselves.
(() => {
  const early = { last: null, stop };
  const isEarly = (target) => target instanceof Element && target.closest('#root[data-first]') !== null;
  function keep(event) {
    if (!isEarly(event.target)) return;
    const target = event.type === 'submit' ? event.target : event.target.closest('button');
    // The press of a button that sends a form is followed by the sending.
    if (!target || (event.type === 'click' && target.type === 'submit' && target.form)) return;
    event.preventDefault();
    early.last = { type: event.type, target };
  }
  function stop() {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  }
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  window.earlyPresses = early;
})();
