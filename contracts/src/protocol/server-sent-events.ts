/** The text of an event stream (server-sent events). */

export const SSE_TYPE = 'text/event-stream; charset=utf-8';

/** Browsers wait this long (ms) before they reconnect. */
export const SSE_RETRY = 'retry: 3000\n';

/** A page that has missed more events than this gets `reset` instead: fetching its data again is less work for both sides. */
export const SSE_MAX_MISSED = 1000;

/** A comment that keeps proxies from closing an idle connection. */
export const SSE_KEEP_ALIVE = ': keep\n\n';

/** One event. @param data converted to JSON, which has no line breaks */
export function sseEvent(event: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Sets the id that the browser reconnects with, without an event for the page. */
export function ssePosition(id: string): string {
  return `id: ${id}\n\n`;
}
