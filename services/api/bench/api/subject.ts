/** A process that is measured, seen from outside. */
import { fork, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Connection } from './connection.ts';
import type { Order, Told } from './messages.ts';
import type { Sample } from './sample.ts';

export interface Subject {
  cookie: string;
  sample: Sample;
  /** One of the callers; they stay connected. */
  caller(n: number): Promise<Connection>;
  /** Processor time that the process has used (ms), all its threads together. */
  used(): Promise<number>;
  stop(): Promise<void>;
}

/** The boundary at which a message of our own process gets its type. */
function told(message: unknown): Told;
function told(message: unknown): unknown {
  return message;
}

function answerOf<K extends Told['is']>(child: ChildProcess, is: K): Promise<Extract<Told, { is: K }>> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error('A process that is measured has ended; it says why above'));
    const take = (message: unknown) => {
      const heard = told(message);
      if (!isOf(heard, is)) return;
      child.off('message', take).off('exit', ended);
      done(heard);
    };
    child.on('message', take).once('exit', ended);
  });
}

function isOf<K extends Told['is']>(heard: Told, is: K): heard is Extract<Told, { is: K }> {
  return heard.is === is;
}

/**
 * @param logFile where its log lines go
 * @param profile folder for a CPU profile
 */
export async function startSubject(order: Order, logFile: string, profile?: string): Promise<Subject> {
  const log = await open(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(order)], {
    stdio: ['ignore', log.fd, 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])],
  });
  const exit = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const { port, cookie, sample } = await answerOf(child, 'ready');
  const callers: Promise<Connection>[] = [];
  return {
    cookie,
    sample,
    caller: (n) => (callers[n] ??= Connection.open(port)),
    async used() {
      const answer = answerOf(child, 'used');
      child.send('used');
      return (await answer).milliseconds;
    },
    async stop() {
      for (const caller of callers) (await caller).close();
      child.send('stop');
      await exit;
      await log.close();
    },
  };
}
