/** Retries of requests with an `Idempotency-Key`: however often one is sent, the server executes it once. */
import { newId } from '../runtime/new-id.ts';
import { ApiError, isOffline } from './failures/api-error.ts';

/** Pauses (ms) before a request without an answer is sent again. After the last one it is up to the person, whose next click sends the same key. */
const PAUSES = [200, 500];
/** How often to ask for the answer to a request that the server still works on. */
const MOST_QUESTIONS = 15;

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** A key for the header `Idempotency-Key`. */
export const newKey = (): string => newId().replaceAll('-', '');

/** Whether it is unknown if the server has done what was asked: nobody answered, or only a proxy. */
const isUnanswered = (error: unknown) =>
  isOffline(error) ||
  (error instanceof ApiError && [502, 504].includes(error.status) && error.code.startsWith('http_'));

/**
 * @param attempt sends a request with the same `Idempotency-Key` each time
 * @throws {ApiError} of the last attempt
 */
export async function repeated<R>(attempt: () => Promise<R>): Promise<R> {
  let [failures, questions] = [0, 0];
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const pause = PAUSES[failures];
      if (isUnanswered(error) && pause !== undefined && navigator.onLine) {
        failures += 1;
        await wait(pause);
      } else if (error instanceof ApiError && error.code === 'request_in_progress' && questions < MOST_QUESTIONS) {
        questions += 1;
        await wait((error.retryAfter ?? 2) * 1000);
      } else throw error;
    }
  }
}
