/** Time that depends on the code alone. On a busy machine, the clock also counts how long other programs had the processor. */

/** @returns how long the processor has worked for this thread so far (ms) */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
