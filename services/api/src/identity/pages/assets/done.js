// Sends the result of a sign-in to the page that began it, which answers that it has heard. Heard: a window closes
// itself (a frame is closed by that page). Not heard, because that page has gone: on to where the sign-in was to end.
'use strict';
(() => {
  const WAIT_MS = 1500;
  const { channel, ok, error, returnTo } = document.getElementById('result').dataset;
  if (!channel) return;
  const line = new BroadcastChannel('parapet-auth');
  const framed = window.parent !== window;
  let heard = false;
  line.addEventListener('message', ({ data }) => {
    if (data?.type !== 'auth-ack' || data.channel !== channel) return;
    heard = true;
    if (!framed) window.close();
  });
  line.postMessage({ type: 'auth', channel, ok: ok === 'true', ...(error ? { error } : {}) });
  setTimeout(() => {
    if (heard || ok !== 'true') return;
    (framed ? window.parent : window).location.replace(returnTo);
  }, WAIT_MS);
})();
