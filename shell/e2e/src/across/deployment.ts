/**
 * A product as it is deployed: service, shell and remotes of one release. The service is of the same release as the
 * shell, because the two are released together; a remote of another release takes the place of its own, as after
 * `npm run release -- <remote>` of its team.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@parapet/contracts/remote';
import { startProduct, type Product } from '../servers/product.ts';
import { filesOf, providesOf, remotesOf, type Release } from './releases.ts';

export interface Deployment {
  product: Product;
  /** Its own remotes, or one of another release in the place of its own; with `unasked` the shell starts that whatever it needs. */
  install(guest?: { of: Release; remote: RemoteRelease; unasked?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** As a release enters it: nobody knows yet whether it fits, and there is none before it. */
const released = ({ fits: _fits, previous: _previous, ...entry }: RemoteRelease): RemoteRelease => entry;

export async function deploy(shell: Release, env: Record<string, string>): Promise<Deployment> {
  const registryDir = await mkdtemp(join(tmpdir(), 'parapet-across-'));
  const own = await remotesOf(shell);
  const { id, versions } = await providesOf(shell);
  const accepted = { fits: [id], sdk: `^${versions['@parapet/sdk']}`, contract: `^${versions['contract']}` };
  const copy = (from: Release, remote: RemoteRelease) =>
    cp(filesOf(from, remote), join(registryDir, remote.name, remote.version), { recursive: true });
  const save = (remotes: readonly RemoteRelease[]) =>
    writeFile(join(registryDir, 'remotes.json'), JSON.stringify({ remotes }));
  await Promise.all(own.map((one) => copy(shell, one)));
  await save(own);
  const product = await startProduct({ env, registryDir, checkout: shell.root });
  return {
    product,
    async install(guest) {
      if (guest === undefined) return save(own);
      const { of, remote, unasked = false } = guest;
      await copy(of, remote);
      const entry = { ...released(remote), ...(unasked && accepted) };
      await save([...own.filter(({ name }) => name !== remote.name), entry]);
    },
    async stop() {
      await product.stop();
      await rm(registryDir, { recursive: true, force: true });
    },
  };
}
