import type { ChangeId, OperationResult } from '@parapet/contracts/client';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useServices } from '../runtime/services.ts';
import { ApiError } from './failures/api-error.ts';
import { callWithSignal } from './call.ts';
import type { CallInput } from './organization.ts';
import { newKey } from './repeatable.ts';

export interface OperationOptions<Result, Input> {
  onSuccess?: (result: Result, input: Input) => void;
  /** Handles the failure; without it, {@link Operation.mutate} shows a toast. */
  onError?: (error: Error, input: Input) => void;
  /** Text of the toast for a failure that has no reason to tell. */
  failed?: string;
}

/** A change of data and the state of its last call. */
export interface Operation<Result, Input> {
  /** Starts the change. The callbacks are called while the component is shown. A failure that nobody handles (no `onError`) becomes a toast. */
  mutate: (input: Input, callbacks?: Pick<OperationOptions<Result, Input>, 'onSuccess' | 'onError'>) => void;
  /** As `mutate`, for callers that wait for the outcome and handle the failure. @throws {ApiError} */
  mutateAsync: (input: Input) => Promise<Result>;
  isPending: boolean;
  error: Error | null;
  data: Result | undefined;
  /** Forgets result and error. */
  reset: () => void;
}

/** The idempotency key of a change: the same for a second click, and for another try after a failure that left open whether the change was made. */
function useKey() {
  const last = useRef<{ input: string; key: string } | null>(null);
  return useMemo(
    () => ({
      of(input: object): string {
        const text = JSON.stringify(input);
        last.current = last.current?.input === text ? last.current : { input: text, key: newKey() };
        return last.current.key;
      },
      answered: () => void (last.current = null),
      failed(error: Error): void {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) last.current = null;
      },
    }),
    [],
  );
}

/**
 * An operation that changes something; what it makes stale is fetched again: `const archive = useOperation('archiveRisk')`,
 * `archive.mutate({ id, version })`. With `version` the server refuses (412) when somebody else was faster.
 */
export function useOperation<Id extends ChangeId>(
  id: Id,
  options: OperationOptions<OperationResult<Id>, CallInput<Id> & object> = {},
): Operation<OperationResult<Id>, CallInput<Id> & object> {
  type Input = CallInput<Id> & object;
  const key = useKey();
  const send = async (input: Input) => {
    try {
      const result = await callWithSignal(id, input, undefined, key.of(input));
      key.answered();
      return result;
    } catch (error) {
      if (error instanceof Error) key.failed(error);
      throw error;
    }
  };
  return useSending(id, send, (input) => input, options);
}

/**
 * An operation that is sent in a way of its own.
 * @param changed what it is sent for, whose `id` names the record
 */
export function useSending<Id extends ChangeId, Input>(
  id: Id,
  send: (input: Input) => Promise<OperationResult<Id>>,
  changed: (input: Input) => object,
  options: OperationOptions<OperationResult<Id>, Input>,
): Operation<OperationResult<Id>, Input> {
  const { changes, reportFailure } = useServices();
  const { onSuccess, onError, failed } = options;
  const { mutateAsync, isPending, error, data, reset } = useMutation<OperationResult<Id>, Error, Input>({
    mutationFn: send,
    onSuccess: (result, input) => {
      changes.succeeded(id, changed(input), result);
      onSuccess?.(result, input);
    },
    onError: (problem, input) => {
      changes.refused(id, changed(input));
      onError?.(problem, input);
    },
  });
  const isHandled = onError !== undefined;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const mutate = useCallback<Operation<OperationResult<Id>, Input>['mutate']>(
    (input, callbacks = {}) => {
      const { onSuccess: succeeded, onError: refused } = callbacks;
      // Callbacks that are handed to the mutation itself would be forgotten with its next call.
      mutateAsync(input).then(
        (result) => isShown.current && succeeded?.(result, input),
        (problem: Error) => {
          if (refused !== undefined && isShown.current) refused(problem, input);
          else if (!isHandled) reportFailure(problem, failed);
        },
      );
    },
    [mutateAsync, isHandled, failed, reportFailure],
  );
  return useMemo(
    () => ({ mutate, mutateAsync: (input) => mutateAsync(input), isPending, error, data, reset }),
    [mutate, mutateAsync, isPending, error, data, reset],
  );
}
