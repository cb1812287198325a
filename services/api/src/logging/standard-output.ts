import pino from 'pino';

/**
 * Standard output for log lines. Those of a few milliseconds are written together, because a system call for each would cost more than the line
 * itself. When the process exits, or fails with an uncaught error, the rest is written too; one that is killed loses it.
 */
export const standardOutput = () => pino.destination({ dest: 1, minLength: 4096, periodicFlush: 10, sync: false });
