import { EXPORT_TYPES, type ExportFormat } from '@parapet/contracts';

/** @param name with its extension */
export const fileHeaders = (name: string, format: ExportFormat) => ({
  'content-type': `${EXPORT_TYPES[format]}${format === 'csv' ? '; charset=utf-8' : ''}`,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
});

/** A file that is sent while it is made. */
export class FileStream {
  readonly readable: ReadableStream<Uint8Array>;

  /** @param pieces asked for when the client has read the ones before; an error cuts the connection */
  constructor(pieces: AsyncGenerator<Uint8Array>) {
    this.readable = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
  }
}
