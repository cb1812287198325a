/** The part of the requests that succeed: a fuzz that never gets past the first check would find nothing. */
import type { OperationId } from '@parapet/contracts';
import { ENDING } from './callers.ts';

/** The lowest rate of an operation is about 15 % of 300 requests; below this it cannot be chance. */
const LEAST = 0.05;
/** Fewer requests say nothing about the rate. */
const ENOUGH = 200;

/** Operations that need a secret which is given out once, a job, a notification, a delivery or a chat channel that is there, a signature, or an admin of the server, that create what there are only a few of, or that would take away the callers' organization or role. */
const NEVER_SUCCEED: ReadonlySet<OperationId> = new Set<OperationId>([
  'previewInvitation',
  'acceptInvitation',
  'revokeApiToken',
  'revokeMemberToken',
  'revokeSession',
  'getJob',
  'getJobFile',
  'cancelJob',
  'updateNotification',
  'createWebhook',
  'createSharedView',
  'repeatWebhookDelivery',
  'setChatChannel',
  'testChatChannel',
  'deleteChatChannel',
  'backchannelLogout',
  'getReleases',
  'createReleaseToken',
  'revokeReleaseToken',
  ...ENDING,
]);

export class SuccessRate {
  readonly #id: OperationId;
  #all = 0;
  #succeeded = 0;

  constructor(id: OperationId) {
    this.#id = id;
  }

  /** @param status of an answer; redirects are successes */
  add(status: number): void {
    this.#all += 1;
    if (status < 400) this.#succeeded += 1;
  }

  /** @returns a sentence when the rate is too low */
  faults(): string[] {
    const rate = this.#succeeded / this.#all;
    return this.#all >= ENOUGH && rate < LEAST && !NEVER_SUCCEED.has(this.#id)
      ? [`only ${(rate * 100).toFixed(1)} % of the requests of ${this.#id} succeeded`]
      : [];
  }
}
