/** Messages between the bench and the processes that it measures. */
import type { StoreOptions } from '../../../src/store/open-store.ts';
import type { Sample } from '../data/sample.ts';

/** What a process should run; its only argument, as JSON. */
export interface SubjectConfig {
  kind: 'service' | 'bare';
  options: StoreOptions;
  logLevel: string;
}

export type Message =
  | { type: 'ready'; port: number; cookies: readonly [string, ...string[]]; sample: Sample }
  | { type: 'processorTime'; milliseconds: number };
