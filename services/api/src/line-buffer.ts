/** Lines for the log, handed over together at the end of the turn they were written in: one call of the system for each would cost more than the line. */
export interface Lines {
  write(line: string): void;
  /** Hands over what is held. */
  flush(): void;
}

/** @param out takes one or more whole lines */
export function lineBuffer(out: (lines: string) => void): Lines {
  let held = '';
  const flush = () => {
    const lines = held;
    held = '';
    if (lines !== '') out(lines);
  };
  return {
    flush,
    write(line) {
      if (held === '') setImmediate(flush);
      held += line;
    },
  };
}

/** Lines for standard output. None is lost when the process ends by itself, be it by an error nobody caught. */
export function standardOutput(): Lines {
  const { stdout } = process;
  const lines = lineBuffer((text) => stdout.write(text));
  process.on('exit', () => lines.flush());
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Nobody reads it any more: no reason to stop serving.
    if (error.code !== 'EPIPE') throw error;
  });
  return lines;
}
