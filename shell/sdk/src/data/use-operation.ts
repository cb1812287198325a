import type {
  ChangeId,
  CreateId,
  OperationBody,
  OperationInput,
  OperationResult,
  RemoveId,
  UpdateId,
} from '@parapet/contracts/client';
import { useMutation, type MutateOptions } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useServices } from '../runtime/services.ts';
import { ApiError } from './failures/api-error.ts';
import { callOperation } from './call.ts';
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
  /** Starts the change. A failure that nobody handles (no `onError`) becomes a toast. */
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

/** @param toInput makes the input of the call from what the caller gives */
function useChange<Id extends ChangeId, Given>(
  id: Id,
  toInput: (given: Given) => object,
  options: OperationOptions<OperationResult<Id>, Given>,
): Operation<OperationResult<Id>, Given> {
  const { changes, reportFailure } = useServices();
  const { onSuccess, onError, failed } = options;
  const key = useKey();
  const { mutateAsync, isPending, error, data, reset } = useMutation<OperationResult<Id>, Error, Given>({
    mutationFn: (given) => {
      const input = toInput(given);
      return callOperation(id, input, undefined, key.of(input));
    },
    onSuccess: (result, given) => {
      key.answered();
      changes.succeeded(id, toInput(given), result);
      onSuccess?.(result, given);
    },
    onError: (problem, given) => {
      key.failed(problem);
      changes.refused(id, toInput(given));
      onError?.(problem, given);
    },
  });
  const isHandled = onError !== undefined;
  const mutate = useCallback<Operation<OperationResult<Id>, Given>['mutate']>(
    (given, callbacks = {}) => {
      const { onSuccess: succeeded, onError: refused } = callbacks;
      const after: MutateOptions<OperationResult<Id>, Error, Given> = {
        onSuccess: (result) => succeeded?.(result, given),
        onError: (problem) => refused?.(problem, given),
      };
      mutateAsync(given, after).catch((problem: unknown) => {
        if (!isHandled && refused === undefined) reportFailure(problem, failed);
      });
    },
    [mutateAsync, isHandled, failed, reportFailure],
  );
  return useMemo(
    () => ({ mutate, mutateAsync: (given) => mutateAsync(given), isPending, error, data, reset }),
    [mutate, mutateAsync, isPending, error, data, reset],
  );
}

const same = <T extends object>(input: T): object => input;

/** Any operation that changes something; what it invalidates is fetched again. `const archive = useOperation('archiveRisk')`, `archive.mutate({ id, version })`. */
export function useOperation<Id extends ChangeId>(
  id: Id,
  options: OperationOptions<OperationResult<Id>, OperationInput<Id> & object> = {},
): Operation<OperationResult<Id>, OperationInput<Id> & object> {
  return useChange(id, same, options);
}

/** Creates a record from a body: `useCreate('createRisk').mutate(body)`. */
export function useCreate<Id extends CreateId>(
  id: Id,
  options: OperationOptions<OperationResult<Id>, OperationBody<Id>> = {},
): Operation<OperationResult<Id>, OperationBody<Id>> {
  return useChange(id, toBody, options);
}

const toBody = (body: unknown): object => ({ body });

/** Changes a record: `useUpdate('updateRisk').mutate({ id, version, body })`. With `version` the server refuses (412) when somebody else was faster. */
export function useUpdate<Id extends UpdateId>(
  id: Id,
  options: OperationOptions<OperationResult<Id>, OperationInput<Id> & object> = {},
): Operation<OperationResult<Id>, OperationInput<Id> & object> {
  return useChange(id, same, options);
}

export interface Removed {
  id: string;
  /** The version that the person saw; the server refuses (412) when the record has changed since. */
  version?: number;
}

const toRemoved = ({ id, version }: Removed): object => ({ id, version });

/** Deletes a record, which may be given as it is: `useRemove('deleteRisk').mutate(risk)`. */
export function useRemove<Id extends RemoveId, Given extends Removed = Removed>(
  id: Id,
  options: OperationOptions<OperationResult<Id>, Given> = {},
): Operation<OperationResult<Id>, Given> {
  return useChange(id, toRemoved, options);
}
