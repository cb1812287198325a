/** Starts and controls a process that is measured. */
import { fork, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Connection } from './connection.ts';
import type { Message, SubjectConfig } from './messages.ts';
import type { Sample } from '../data/sample.ts';

export interface Subject {
  port: number;
  /** Of the admin. */
  cookie: string;
  /** Of every member, the admin first. */
  cookies: readonly string[];
  sample: Sample;
  /** One of several callers, each with a connection that stays open. */
  caller(n: number): Promise<Connection>;
  /** Processor time used so far by all threads of the process (ms). */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

/** The boundary at which a message from the process gets its type. */
function typed(message: unknown): Message;
function typed(message: unknown): unknown {
  return message;
}

function nextMessage<K extends Message['type']>(child: ChildProcess, type: K): Promise<Extract<Message, { type: K }>> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error('A process that is measured has exited; its error is above'));
    const receive = (received: unknown) => {
      const message = typed(received);
      if (!isOf(message, type)) return;
      child.off('message', receive).off('exit', ended);
      done(message);
    };
    child.on('message', receive).once('exit', ended);
  });
}

function isOf<K extends Message['type']>(message: Message, type: K): message is Extract<Message, { type: K }> {
  return message.type === type;
}

/**
 * @param logFile receives its log lines
 * @param profile folder for a CPU profile
 */
export async function startSubject(config: SubjectConfig, logFile: string, profile?: string): Promise<Subject> {
  const log = await open(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(config)], {
    stdio: ['ignore', log.fd, 'inherit', 'ipc'],
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    ],
  });
  const exit = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const { port, cookies, sample } = await nextMessage(child, 'ready');
  const callers: Promise<Connection>[] = [];
  return {
    port,
    cookie: cookies[0],
    cookies,
    sample,
    caller: (n) => (callers[n] ??= Connection.open(port)),
    async processorTime() {
      const answer = nextMessage(child, 'processorTime');
      child.send('processorTime');
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
