/** A MongoDB behind a connection that can break. */
import { startTcpProxy, type TcpProxy } from '../../../testing/tcp-proxy.ts';

/** @param options more of the connection string, e.g. `&socketTimeoutMS=500` @returns the same database, by way of a proxy */
export async function throughProxy(url: string, options = ''): Promise<{ proxy: TcpProxy; url: string }> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const proxy = await startTcpProxy(hostname, Number(port || 27_017));
  const user = username === '' ? '' : `${username}:${password}@`;
  return { proxy, url: `mongodb://${user}127.0.0.1:${proxy.port}${pathname}?directConnection=true${options}` };
}
