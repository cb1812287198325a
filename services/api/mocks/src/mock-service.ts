/** The service as the mocks run it: with the delay and the failures that the switches set, and with answers checked against the contract. */
import { operations, type OperationId } from '@parapet/contracts';
import { assertResponse } from '@parapet/contracts/testing/response';
import type { Answer } from '@parapet/api/pipeline/pipeline.ts';
import { Problem } from '@parapet/api/pipeline/problem.ts';
import { matcherOf, problemAnswer, type Service } from '@parapet/api/pipeline/local-service.ts';
import { wait } from '@parapet/api/platform/timers.ts';
import type { Switches } from './switches.ts';

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);
const match = matcherOf(Object.keys(operations).filter(isOperation));

/** The operation that a request is for; null when there is none. */
export const operationFor = ({ method, url }: Pick<Request, 'method' | 'url'>) => match(method, new URL(url).pathname);

export interface MockServiceOptions {
  service: Service;
  /** Looked at anew with every request. */
  switches: Pick<Switches, 'delay' | 'fail'>;
  /** Called for an answer outside of the contract. */
  onBroken: (error: unknown) => void;
}

/** An answer outside of the contract is replaced by a problem with the code `mock_broke_contract`. */
export function mockService({ service, switches, onBroken }: MockServiceOptions): Service {
  return {
    async answer(request) {
      const { delay = 0, fail } = switches;
      if (delay > 0) await wait(delay);
      const id = operationFor(request)?.id;
      const status = id === undefined ? undefined : fail[id];
      if (status !== undefined)
        return problem(
          new Problem(status, 'forced_by_switch', `The switches of the mocks make ${id} fail with ${status}`),
        );
      const answer = await service.answer(request);
      try {
        if (id !== undefined) assertContract(id, answer);
        return answer;
      } catch (error) {
        onBroken(error);
        return problem(new Problem(500, 'mock_broke_contract', error instanceof Error ? error.message : String(error)));
      }
    },
  };
}

const problem = (of: Problem): Answer => problemAnswer(of, crypto.randomUUID());

/** @throws ContractError */
function assertContract(id: OperationId, { status, headers, body }: Answer): void {
  const contentType = [headers['content-type'] ?? null].flat()[0];
  // The body of a stream is not checked, because it has no end.
  assertResponse(id, { status, contentType, body: typeof body === 'string' ? body : '' });
}
