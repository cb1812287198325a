/** Sends webhooks over HTTP. */
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostOf, isPublicAddress, writtenRefusal } from '../modules/webhooks/addresses.ts';
import type { Answer, WebhookClient } from '../modules/webhooks/client.ts';

/** Milliseconds for the whole exchange. */
const PATIENCE = 10_000;
/** Characters of an answer that are kept. */
const NOTE = 200;

class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

export interface HttpClientOptions {
  /** Also plain http, and addresses of private networks. */
  isPrivateAllowed: boolean;
  /** Finds the addresses of a name. Default: as the system does. */
  resolve?: Resolve;
  /** Milliseconds. Default 10 s. */
  patience?: number;
}

export function httpClient({
  isPrivateAllowed,
  resolve = lookup,
  patience = PATIENCE,
}: HttpClientOptions): WebhookClient {
  /**
   * Refuses a name when any of its addresses is private. The socket connects to what was checked: a second question could be answered differently.
   */
  const checkedLookup: LookupFunction = (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[] | undefined) => {
      const found = addresses ?? [];
      const inside = isPrivateAllowed ? undefined : found.find(({ address }) => !isPublicAddress(address));
      const failed =
        error ?? (inside === undefined ? null : new PrivateAddressError(`Private address, ${inside.address}`));
      if (options.all === true) done(failed, failed === null ? found : []);
      else done(failed, found[0]?.address ?? '', found[0]?.family);
    });

  return {
    async refusal(text) {
      const refusal = writtenRefusal(text, isPrivateAllowed);
      if (refusal !== null) return refusal;
      return new Promise((done) => {
        const timer = setTimeout(() => done('webhook_address_unknown'), patience);
        checkedLookup(hostOf(new URL(text)), { all: true }, (error) => {
          clearTimeout(timer);
          if (error instanceof PrivateAddressError) done('webhook_address_private');
          else done(error === null ? null : 'webhook_address_unknown');
        });
      });
    },

    async post({ url: text, headers, body }) {
      // An address that is written as a number is never looked up.
      const refusal = writtenRefusal(text, isPrivateAllowed);
      if (refusal !== null) return refused(hostOf(new URL(text)));
      const url = new URL(text);
      const send = url.protocol === 'https:' ? encrypted : plain;
      const signal = AbortSignal.timeout(patience);
      return new Promise<Answer>((done) => {
        const sent = send(
          url,
          {
            method: 'POST',
            agent: false,
            lookup: checkedLookup,
            signal,
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          },
          (answer) => {
            const status = answer.statusCode ?? 0;
            let start = '';
            const end = () => {
              done({
                ...answered(status, start, answer.headers.location),
                ...retryAfter(answer.headers['retry-after']),
              });
              sent.destroy();
            };
            // Of a success nothing is kept, so nothing is waited for.
            if (status >= 200 && status < 300) return end();
            answer.setEncoding('utf8');
            answer.on('data', (chunk: string) => {
              start += chunk;
              if (start.length >= NOTE) end();
            });
            answer.on('end', end).on('error', end);
          },
        );
        sent.on('error', (error: NodeJS.ErrnoException) => {
          if (error instanceof PrivateAddressError) done({ outcome: 'refused', status: null, note: error.message });
          else if (signal.aborted) done({ outcome: 'timeout', status: null, note: null });
          else done({ outcome: 'unreachable', status: null, note: (error.code ?? error.message).slice(0, NOTE) });
        });
        sent.end(body);
      });
    },
  };
}

const refused = (host: string): Answer => ({ outcome: 'refused', status: null, note: `Private address, ${host}` });

function answered(status: number, start: string, location: string | undefined): Answer {
  if (status >= 300 && status < 400) return { outcome: 'redirected', status, note: location?.slice(0, NOTE) ?? null };
  const note = start
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, NOTE);
  return { outcome: 'answered', status, note: note === '' ? null : note };
}

/** @param written seconds, or a date */
function retryAfter(written: string | undefined): Pick<Answer, 'retryAfter'> {
  if (written === undefined) return {};
  const wait = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return wait > 0 ? { retryAfter: wait } : {};
}
