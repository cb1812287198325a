/** What goes over a line of server-sent events. */

export const SSE_TYPE = 'text/event-stream; charset=utf-8';

/** Browsers wait this long (ms) before they come back. */
export const SSE_RETRY = 'retry: 3000\n';

/** Of more events than this that a page has missed it hears `reset`: fetching what it shows is less work for both sides. */
export const SSE_MOST_MISSED = 1000;

/** Keeps proxies from taking the line for dead. */
export const SSE_KEEP = ': keep\n\n';

/** One event. @param data becomes JSON, which has no line breaks */
export function sseEvent(event: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Sets the place to come back to without telling the page anything. */
export function ssePosition(id: string): string {
  return `id: ${id}\n\n`;
}
