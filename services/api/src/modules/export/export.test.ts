import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import Papa from 'papaparse';
import { strFromU8, unzipSync } from 'fflate';
import { Risk } from '@parapet/contracts';
import type { AssetDoc } from '../../collections.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';
import { stores } from '../../store/testing.ts';
import { cellOf, type Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

async function* batches(...all: Cell[][][]) {
  yield* all;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(ReadableStream.from(pieces)).arrayBuffer());
}
const decoded = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const csv = async (...all: Cell[][][]) => decoded(await bytesOf(csvOf(batches(...all))));
const sheetOf = (file: Uint8Array) => strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

test('values become cells', () => {
  const names: Record<string, string> = { a: 'Portal', b: 'Shop' };
  const nameOf = (id: string) => names[id] ?? id;
  expect([cellOf(null), cellOf(undefined), cellOf(0), cellOf(false), cellOf('x')]).toEqual([null, null, 0, false, 'x']);
  expect([cellOf('a', nameOf), cellOf(['a', 'b', 'c'], nameOf), cellOf([]), cellOf([{ id: 1 }])]).toEqual([
    'Portal',
    'Portal; Shop; c',
    '',
    '[{"id":1}]',
  ]);
});

test('CSV begins with a byte order mark, quotes what it must, and ends each line', async () => {
  expect(
    await csv(
      [['title', 'n']],
      [
        ['a,"b"\nc', 1],
        [null, true],
      ],
      [],
    ),
  ).toBe('\u{FEFF}title,n\r\n"a,""b""\nc",1\r\n,true\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '=1\nsecond line',
  '\u{FF1D}1',
  '%0A=1',
  '|calc',
  '\n=1',
])('CSV has no formula for %j', async (text) => {
  const [[cell] = []] = Papa.parse<string[]>((await csv([[text]])).slice(1), { newline: '\r\n' }).data;
  expect(cell).toBe(`'${text}`);
});

test('numbers and plain texts stay as they are in CSV', async () => {
  expect(await csv([[-1, 'a=b', '1-2', 'x@y.example']])).toBe('\u{FEFF}-1,a=b,1-2,x@y.example\r\n');
});

test('a workbook has text, numbers and truth values in cells that are no formulas', async () => {
  const sheet = sheetOf(
    await bytesOf(xlsxOf(batches([['title']], [['=1+1'], ['<b>&\u{0}\u{D800}'], [2.5], [true], [null]]))),
  );
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(sheet).toContain('&lt;b&gt;&amp;\u{FFFD}</t>');
  expect(sheet).toContain(
    '<row><c><v>2.5</v></c></row><row><c t="b"><v>1</v></c></row><row><c/></row></sheetData></worksheet>',
  );
  expect(sheet).not.toContain('<f>');
});

/** More assets than fit on one page of the list. */
const ASSETS = 450;

describe.each(stores)('files on $name', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    await api.store.transaction(ada.organizationId, { id: ada.userId }, async (tx) => {
      await tx.collection('properties').insertOne({ _id: 'p1', name: 'Accounts' } as never);
      for (let index = 0; index < ASSETS; index += 1) {
        const attributes: AssetDoc['attributes'] = index === 300 ? { ram_gb: 16, note: '=HYPERLINK("x")' } : {};
        await tx
          .collection<AssetDoc>('assets')
          .insertOne({
            name: `web-${index}`,
            description: '',
            type: 'Hardware',
            status: 'Active',
            risk_level: 'High',
            linked_properties: ['p1', 'gone'],
            template_id: null,
            attributes,
          });
      }
    });
  });
  afterAll(() => api.close());

  const file = async (query: string) =>
    fetch(`${await originOf(api.app)}/api/assets/export?organization_id=${ada.organizationId}&${query}`, {
      headers: ada.headers,
    });

  test('CSV has all matching records in order, with the names of links and a column for each attribute', async () => {
    const answer = await file('sort=name');
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="assets-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    const text = decoded(await answer.arrayBuffer());
    expect(text.startsWith('\u{FEFF}id,')).toBe(true);
    const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(data).toHaveLength(ASSETS);
    expect(new Set(data.map((row) => row['name'])).size).toBe(ASSETS);
    expect(data.find((row) => row['name'] === 'web-300')).toMatchObject({
      linked_properties: 'Accounts; gone',
      'attributes.ram_gb': '16',
      'attributes.note': '\'=HYPERLINK("x")',
      type: 'Hardware',
    });
    expect(data[0]).not.toHaveProperty('organization_id');
  });

  test('risks have a column for each exported field, including the status of their flow', async () => {
    const risk = (await (
      await ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title: 'Phishing' })
    ).json()) as Risk;
    await ada.send('POST', '/api/risk-flows', {
      organization_id: ada.organizationId,
      risk_id: risk.id,
      status: 'in-progress',
    });
    const text = await (
      await fetch(`${await originOf(api.app)}/api/risks/export?organization_id=${ada.organizationId}`, {
        headers: ada.headers,
      })
    ).text();
    const { meta, data } = Papa.parse<Record<string, string>>(text.replace('\u{FEFF}', ''), {
      header: true,
      skipEmptyLines: true,
    });
    const left = new Set(['organization_id', 'version', 'names', 'template_answers']);
    expect(meta.fields).toEqual(Object.keys(Risk.properties).filter((name) => !left.has(name)));
    expect(data).toMatchObject([{ title: 'Phishing', flow: 'in-progress' }]);
  });

  test('a workbook contains only the records that match the filters', async () => {
    const answer = await file('format=xlsx&q=web-300');
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const sheet = sheetOf(new Uint8Array(await answer.arrayBuffer()));
    expect(sheet.match(/<row>/g)).toHaveLength(2);
    expect(sheet).toContain('=HYPERLINK("x")');
  });

  test('a wrong filter is refused before anything is sent', async () => {
    expect([
      (await file('sort=colour')).status,
      (await file(`q=${Array.from({ length: 60 }, (_, index) => `a${index}`).join('+')}`)).status,
    ]).toEqual([400, 400]);
  });

  /** Counts the pages of assets that are read. @param beforePage resolves when the page with this number may be read */
  function countPages(beforePage: (page: number) => Promise<void>): { readonly read: number } {
    const pages = { read: 0 };
    const org = api.store.org.bind(api.store);
    vi.spyOn(api.store, 'org').mockImplementation((...whose) => {
      const db = org(...whose);
      const collection = db.collection.bind(db);
      vi.spyOn(db, 'collection').mockImplementation((name) => {
        const found = collection(name);
        const find = found.find.bind(found);
        if (name === 'assets')
          vi.spyOn(found, 'find').mockImplementation(async (...query) => {
            pages.read += 1;
            await beforePage(pages.read);
            return find(...query);
          });
        return found;
      });
      return db;
    });
    return pages;
  }

  test.each(['gzip', 'identity'])('after a client aborts an export, the rest is not read (%s)', async (encoding) => {
    const headers = { ...ada.headers, 'accept-encoding': encoding };
    // Three pages to find all attributes, and the same three for the rows.
    const whole = 6;
    const [reached, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pages = countPages(async (page) => {
      if (page !== whole - 1) return;
      reached.resolve();
      await closed.promise;
    });
    const url = `${await originOf(api.app)}/api/assets/export?organization_id=${ada.organizationId}`;
    api.app.server.once('request', (_request, response) => response.once('close', closed.resolve));
    const controller = new AbortController();
    const answer = await fetch(url, { headers, signal: controller.signal });
    await reached.promise;
    controller.abort();
    await expect(answer.text()).rejects.toThrow('aborted');
    await closed.promise;
    await (await fetch(url, { headers })).text();
    expect(pages.read).toBe(whole - 1 + whole);
  });
});
