/** What the bench and the processes it measures say to each other. */
import type { StoreOptions } from '../../src/store/open-store.ts';
import type { Sample } from './sample.ts';

/** What a process is to be; its only argument, as JSON. */
export interface Order {
  kind: 'service' | 'bare';
  options: StoreOptions;
  logLevel: string;
}

export type Told = { is: 'ready'; port: number; cookie: string; sample: Sample } | { is: 'used'; milliseconds: number };
