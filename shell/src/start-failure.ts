/**
 * What is left when the shell can't start: the message in `index.html` and its way to try again, without anything that may be what broke. The
 * page itself shows it when this code does not load.
 * @param reason for developers, e.g. what is wrong with `?mock=`
 */
export function showStartFailure(root: HTMLElement, reason?: string): void {
  root.replaceChildren();
  const failure = document.getElementById('start-failure');
  if (failure === null) throw new Error('index.html has no element #start-failure');
  failure.hidden = false;
  if (reason === undefined) return;
  const details = document.createElement('pre');
  details.textContent = reason;
  failure.append(details);
}
