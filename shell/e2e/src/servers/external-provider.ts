/** A sign-in provider of somebody else's: another process, another origin, which can be down. */
import { join } from 'node:path';
import { freePort, startNode, type NodeProcess } from './node-process.ts';
import { type Credentials } from '../people.ts';
import { root } from './product.ts';

export interface ExternalProvider {
  readonly issuer: string;
  /** Settings that make the service use it. */
  readonly serviceEnv: Record<string, string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const SCRIPT = join(root, 'services', 'api', 'test', 'external-provider.ts');
const CLIENT = { id: 'parapet-e2e', secret: 'only for tests of the browser' };

/** Knows one person. It answers only once it is started. @param productPort where the service will be */
export async function createExternalProvider(
  productPort: number,
  { email, password }: Credentials,
): Promise<ExternalProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const callback = `http://localhost:${productPort}/api/auth/callback`;
  let running: NodeProcess | null = null;
  return {
    issuer,
    serviceEnv: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    async start() {
      const args = [
        '--port',
        String(port),
        '--redirect-uri',
        callback,
        '--client-id',
        CLIENT.id,
        '--client-secret',
        CLIENT.secret,
        '--account',
        `${email}=${password}`,
      ];
      running = await startNode([SCRIPT, ...args], { env: {}, onOutput: () => {} });
    },
    async stop() {
      await running?.end();
    },
  };
}
