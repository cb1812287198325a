/** Structured logs (one JSON object per line) without secrets. */
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Paths with codes and tokens in the query. */
const SECRET_QUERY = /^\/(api\/auth|idp)\b/;
/** In the query of any other path, e.g. when a provider redirects to a wrong one. */
const SECRET_VALUES = /((?:token|code|secret|password|state|nonce)[^=&]*=)[^&]*/gi;

/** @param url path and query, see `requestTarget` @returns the same without secrets */
export function loggedUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const [path, query] = [url.slice(0, at), url.slice(at + 1)];
  return SECRET_QUERY.test(path) ? `${path}?[removed]` : `${path}?${query.replace(SECRET_VALUES, '$1[removed]')}`;
}

/** The current time as pino writes it. The text of the second is cached, because thousands of lines are written within one second. */
function timestamps(): () => string {
  let [last, text] = [-1, ''];
  return () => {
    const now = Date.now();
    const second = Math.floor(now / 1000);
    if (second !== last)
      [last, text] = [second, `,"time":"${new Date(now).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss.'.length)}`];
    return `${text}${String(now % 1000).padStart(3, '0')}Z"`;
  };
}

/** @param stream receives the lines; default: standard output */
export function logging(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    ...(stream === undefined ? {} : { stream }),
    base: undefined,
    timestamp: timestamps(),
    formatters: { level: (level: string) => ({ level }) },
    redact: {
      paths: [
        '*.password',
        '*.client_secret',
        '*.clientSecret',
        '*.authorization',
        '*.cookie',
        '*["set-cookie"]',
        '*.token',
        '*.mongodbUrl',
      ],
      censor: '[removed]',
    },
    serializers: {
      req: (request) => ({ method: request.method, url: loggedUrl(request.url), ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
