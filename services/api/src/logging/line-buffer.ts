/** Collects the log lines of a few milliseconds and writes them together, because a system call for each would cost more than the line itself. */
export interface Lines {
  write(line: string): void;
  /** Writes the buffered lines. */
  flush(): void;
}

/** How long a line may wait. A process that is killed loses these lines. */
const DELAY_MS = 10;

/** @param out receives one or more complete lines */
export function lineBuffer(out: (lines: string) => void): Lines {
  let buffered = '';
  const flush = () => {
    const lines = buffered;
    buffered = '';
    if (lines !== '') out(lines);
  };
  return {
    flush,
    write(line) {
      if (buffered === '') setTimeout(flush, DELAY_MS);
      buffered += line;
    },
  };
}

/** Writes to standard output. No line is lost when the process exits, or fails with an uncaught error. */
export function standardOutput(): Lines {
  const { stdout } = process;
  const lines = lineBuffer((text) => stdout.write(text));
  process.on('exit', () => lines.flush());
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader is gone, which is no reason to stop the service.
    if (error.code !== 'EPIPE') throw error;
  });
  return lines;
}
