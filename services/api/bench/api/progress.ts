/** Shows how far the bench is to somebody at a terminal. A file or a pipe gets only the results. */
export function showProgress(
  text: string,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): void {
  if (terminal.isTTY) terminal.write(text);
}
