/** A line to a server that can be cut, as networks do. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Drops every connection; new ones are let through. */
  cut(): void;
  /** Drops every connection and lets none through until told otherwise. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

export async function startTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let down = false;
  const cut = () => sockets.forEach((socket) => socket.resetAndDestroy());
  const server = createServer((near) => {
    if (down) return void near.resetAndDestroy();
    const far = connect(port, host);
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      sockets.add(socket);
      // What breaks on one side breaks on the other.
      socket.on('error', () => other.destroy()).on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    cut,
    setDown(isDown) {
      down = isDown;
      if (down) cut();
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
