/** A proxy in front of a server whose connections can be dropped or stalled, as networks do. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Drops every connection; new ones are let through. */
  cut(): void;
  /** Drops every connection, and every new one until it is set to false. */
  setDown(isDown: boolean): void;
  /** Accepts connections, but forwards nothing in either direction until it is set to false. */
  setStalled(isStalled: boolean): void;
  close(): Promise<void>;
}

export async function startTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isDown = false;
  let isStalled = false;
  const cut = () => sockets.forEach((socket) => socket.resetAndDestroy());
  const server = createServer((near) => {
    if (isDown) return void near.resetAndDestroy();
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // An error or the end of one side closes the other side.
      socket
        .on('error', () => other.destroy())
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
      if (isStalled) socket.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    cut,
    setDown(down) {
      isDown = down;
      if (isDown) cut();
    },
    setStalled(stalled) {
      isStalled = stalled;
      for (const socket of sockets) {
        if (isStalled) socket.pause();
        else socket.resume();
      }
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
