/** Tells the service that a release could not be shown. Loaded only when that happens. */
import { CLIENT_ERROR_LENGTH, type ClientErrorReport } from '@parapet/contracts';
import type { RemoteRelease } from '@parapet/contracts/remote';
import { impersonal } from '@parapet/contracts/rules';
import { findRoute } from '@parapet/frame';
import type { ReleaseFailure } from './loader.ts';
import { overridden } from './overridden.ts';

/** Until the page is loaded again: what fails once fails again and again. */
const MOST = 5;
const reported = new Set<string>();

function messageOf({ failure, error = 'error' in failure ? failure.error : undefined }: ReleaseFailure): string {
  if (failure.kind === 'timeout') return 'It did not load in time';
  if (failure.kind === 'incompatible') return `It needs ${failure.part} ${failure.needs}, the shell has ${failure.has}`;
  if (failure.kind === 'unfit') return failure.reasons.join('; ');
  if (failure.kind === 'unrecorded') return 'What it needs is not recorded';
  return String(error);
}

/**
 * The page as its pattern, without ids and query; names, addresses and texts are removed from the message.
 * Resolves also when the service could not be told.
 */
export async function reportFailure(failed: ReleaseFailure, remotes: readonly RemoteRelease[]): Promise<void> {
  const { remote, version, failure, shown } = failed;
  // This page is older than the release; it is asked to load itself again.
  if (failure.kind === 'outdated') return;
  // Only this session has it, and whoever asked for it sees the failure.
  if (overridden()?.name === remote) return;
  const report: ClientErrorReport = {
    kind: failure.kind === 'crashed' ? 'crash' : 'load',
    remote,
    version,
    shown,
    page: findRoute(remotes, location.pathname)?.path ?? '/',
    message: impersonal(messageOf(failed), CLIENT_ERROR_LENGTH) || 'An error without a message',
  };
  const body = JSON.stringify(report);
  if (reported.has(body) || reported.size >= MOST) return;
  reported.add(body);
  // Not by the connection of the pages: a refusal would end the session for them.
  await fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
