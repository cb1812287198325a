/** A thread that checks the file named by its `workerData`, and posts the first fault or null. */
import { parentPort, workerData } from 'node:worker_threads';
import { faultIn } from './integrity.ts';

parentPort?.postMessage(faultIn(String(workerData)));
