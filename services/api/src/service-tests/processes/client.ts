/** One person's requests to several processes, distributed as by a load balancer. */

/** `unknown`: the connection broke before an answer, so the request may or may not have been carried out. */
export type Outcome = { kind: 'answered'; status: number; body: unknown } | { kind: 'unknown' };

export interface Client {
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Outcome>;
}

/** Whether the connection was refused, so that the request cannot have been carried out. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ECONNREFUSED'
  );
}

/** @param first index of the origin to begin with */
export function clientOf(origins: readonly string[], session: Record<string, string>, first: number): Client {
  let next = first;

  async function once(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<Outcome> {
    next += 1;
    const origin = origins[next % origins.length] ?? '';
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...session, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { kind: 'answered', status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }

  return {
    async send(method, path, body, headers = {}) {
      for (let tries = 0; ; tries += 1) {
        try {
          return await once(method, path, body, headers);
        } catch (error) {
          const isSafe = isRefused(error) || method === 'GET';
          if (!isSafe) return { kind: 'unknown' };
          if (tries > 2 * origins.length) throw error;
        }
      }
    },
  };
}
