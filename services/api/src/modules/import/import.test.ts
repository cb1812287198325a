import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { EXPORT_TYPES, IMPORT_BYTES, type ImportResult } from '@parapet/contracts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { addProperty } from '../../testing/items.ts';
import { originOf } from '../../testing/event-stream.ts';
import { processorTime } from '../../testing/processor-time.ts';
import type { Doc } from '../../store/port.ts';
import { stores } from '../../store/testing.ts';
import { xlsxOf } from '../export/xlsx.ts';
import { booleanOf, conversionOf, numberOf } from './cell-values.ts';
import { columnsByName } from './columns.ts';
import { csvRows } from './files/read-csv.ts';
import { xlsxRows } from './files/read-xlsx.ts';
import { TableBuilder, type Cell } from './files/table.ts';
import { wholeTable } from './testing/whole-table.ts';
import { FileFormats } from './file-formats.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const readCsv = (file: Uint8Array) => wholeTable((builder) => csvRows(file, builder));
const readXlsx = (file: Uint8Array) => wholeTable((builder) => xlsxRows(file, builder));
const csv = (text: string) => readCsv(bytes(text));

describe('CSV', () => {
  test.each([[','], [';'], ['\t']])('is separated by %j', async (separator) => {
    expect(await csv(`a${separator}b\r\n1${separator}"x""${separator}\n"\r\n`)).toEqual({
      headers: ['a', 'b'],
      rows: [{ number: 2, cells: ['1', `x"${separator}\n`] }],
    });
  });

  test('is UTF-8, UTF-16 with a byte order mark, or Windows-1252', async () => {
    const text = 'a,b\nö,€\n';
    const utf16 = Uint8Array.from(
      [...`\u{FEFF}${text}`].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    );
    const swapped = Uint8Array.from(utf16, (_, at) => utf16[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
    for (const file of [bytes(text), bytes(`\u{FEFF}${text}`), utf16, swapped])
      expect((await readCsv(file)).rows[0]?.cells).toEqual(['ö', '€']);
    expect((await readCsv(Uint8Array.from([0x61, 0x2c, 0x62, 0x0a, 0xf6, 0x2c, 0x80]))).rows[0]?.cells).toEqual([
      'ö',
      '€',
    ]);
    const damaged = [...bytes('a\nöäü€'), 0xf6];
    const unmarked = utf16.slice(2);
    for (const file of [Uint8Array.from(damaged), Uint8Array.from([0x61, 0x0a, 0x81]), unmarked])
      await expect(readCsv(file)).rejects.toThrow('CSV UTF-8');
  });

  test('is read without empty rows, which are counted, and without the apostrophe that exports put before formulas', async () => {
    expect((await csv("a\n\n'=1\n'plain\n''=2")).rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [3, '=1'],
      [4, "'plain"],
      [5, "'=2"],
    ]);
  });

  test.each([
    ['\n', 'first row is empty'],
    ['', 'empty'],
    ['a\n"x', 'quotation mark'],
    ['a\n\u0000', 'a text neither'],
    [`a\n${'x'.repeat(32_768)}`, 'longer'],
    [`${'a,'.repeat(200)}a`, '200 columns'],
    [`a\n${'x\n'.repeat(50_001)}`, '50,000 rows'],
    [`a\n${'\n'.repeat(300_000)}x`, '50,000 rows'],
  ])('is refused: %#', async (text, reason) => {
    await expect(csv(text)).rejects.toThrow(reason);
  });

  test('is read correctly wherever the chunks of the file end', async () => {
    for (const [newline, quote] of [
      ['\n', '"'],
      ['\r\n', '"'],
      ['\r', '"'],
      ['\r\n', ''],
    ] as const) {
      // Each row is longer than the previous one, so that the ends of pieces fall on all positions in a row.
      const rows = Array.from({ length: 600 }, (_, n) => [
        `${n}`,
        quote === '' ? 'x'.repeat(n) : `ä""${',\r\n'.repeat(n)}`,
        'end',
      ]);
      const text = ['a,b,c', ...rows.map((cells) => cells.map((cell) => `${quote}${cell}${quote}`).join(','))].join(
        newline,
      );
      const table = await csv(text);
      expect(table.rows.map(({ cells }) => cells)).toEqual(
        rows.map((cells) => cells.map((cell) => cell.replaceAll('""', '"'))),
      );
    }
  });

  test('is refused when a row has more than a million characters', async () => {
    const cells = (count: number) => `a\n${Array.from({ length: count }, () => 'x'.repeat(32_000)).join(',')}\nb`;
    expect((await csv(cells(31))).rows[0]?.cells).toHaveLength(31);
    await expect(csv(cells(32))).rejects.toThrow('Row 2 is longer than 1,000,000 characters');
    await expect(csv(`a\n"${'x'.repeat(2_000_000)}`)).rejects.toThrow('Row 2 is longer');
  });

  // Without limits, each of these files takes seconds, up to a minute, and many times its size in memory.
  const LARGE = IMPORT_BYTES - 100;
  test.each([
    ['short lines', 'a\n'.repeat(LARGE / 2), 'rows'],
    ['empty lines', `a${'\n'.repeat(LARGE)}`, 'rows'],
    ['separators', `a\n${','.repeat(LARGE)}`, 'longer'],
    ['quotation marks', `a\n${'"'.repeat(LARGE)}`, 'longer'],
    ['an open quotation mark', `a\n"${'\n'.repeat(LARGE)}`, 'longer'],
    ['separators in the first row', ','.repeat(LARGE), 'longer'],
  ])(
    'of nothing but %s is refused within seconds, without blocking the thread for long',
    async (_name, text, reason) => {
      const file = bytes(text);
      let longest = 0;
      let last = processorTime();
      const others = setInterval(() => {
        longest = Math.max(longest, processorTime() - last);
        last = processorTime();
      }, 1);
      const started = processorTime();
      await expect(readCsv(file)).rejects.toThrow(reason);
      clearInterval(others);
      expect(processorTime() - started).toBeLessThan(3000);
      expect(longest).toBeLessThan(1000);
    },
  );
});

async function* batches(rows: Cell[][]) {
  yield rows;
}
async function workbook(rows: Cell[][]): Promise<Uint8Array> {
  return new Uint8Array(await new Response(ReadableStream.from(xlsxOf(batches(rows)))).arrayBuffer());
}
const SHEET = (rows: string, head = '') =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="m"><sheetData>${rows}</sheetData></worksheet>`;
const zipped = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ 'xl/worksheets/sheet1.xml': sheet, ...more }).map(([path, text]) => [path, strToU8(text)]),
    ),
  );

describe('a workbook', () => {
  test('is read as it is exported', async () => {
    expect(
      await readXlsx(
        await workbook([
          ['title', 'n', 'ok'],
          ['A & <b>', 4, true],
          ['', null, null],
          ['=1', 0.5, false],
        ]),
      ),
    ).toEqual({
      headers: ['title', 'n', 'ok'],
      rows: [
        { number: 2, cells: ['A & <b>', 4, true] },
        { number: 4, cells: ['=1', 0.5, false] },
      ],
    });
  });

  test('is read with shared texts, dates, gaps, the values of formulas, and a first sheet of any name', async () => {
    const file = zipped('', {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Inventory" r:id="rId7"/><sheet name="Other" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet9.xml"/></Relationships>',
      'xl/sharedStrings.xml':
        '<sst><si><t>Name</t></si><si><r><t>Dock </t></r><r><t>scanner</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="171" formatCode="0 &quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet9.xml': SHEET(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><v>Day</v></c></row><row r="5"><c r="A5" t="s"><v>1</v></c><c r="C5" s="1"><f>TODAY()</f><v>45000.5</v></c><c r="D5" s="2"><v>7</v></c><c r="E5" s="3"><v>45000</v></c></row>',
      ),
    });
    expect(await readXlsx(file)).toEqual({
      headers: ['Name', '', 'Day'],
      rows: [{ number: 5, cells: ['Dock scanner', null, '2023-03-15', 7, '2023-03-15'] }],
    });
  });

  test.each([
    ['text', bytes('name\nx')],
    ['half of a file', zipped(SHEET('<row><c><v>1</v></c></row>')).subarray(0, 60)],
    ['no sheet', zipped('', {}).subarray(0, 0)],
    ['XML that is not well-formed', zipped('<worksheet><row>')],
    ['a document type', zipped(SHEET('<row><c t="str"><v>&a;</v></c></row>', '<!DOCTYPE x [<!ENTITY a "b">]>'))],
    ['elements without end inside one another', zipped(`${'<a>'.repeat(101)}${'</a>'.repeat(101)}`)],
    ['attributes without end', zipped(SHEET(`<row ${Array.from({ length: 101 }, (_, n) => `a${n}=""`).join(' ')}/>`))],
    ['far too many columns', zipped(SHEET('<row><c r="XFD1"><v>1</v></c></row>'))],
  ])('is refused: %s', async (_, file) => {
    await expect(readXlsx(file)).rejects.toThrow(expect.objectContaining({ status: 400, code: 'invalid_file' }));
  });

  test('has the row numbers that it states, or the next number where one is invalid', async () => {
    const row = (r: string) => `<row r="${r}"><c t="str"><v>x</v></c></row>`;
    const { rows } = await readXlsx(zipped(SHEET(['1', 'x', '-5', '9', '2', '1e9', '99999999'].map(row).join(''))));
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 9, 10, 11, 12]);
  });

  test('that would fill the memory is refused', async () => {
    const bomb = zipped(SHEET(' '.repeat(40_000_000)));
    expect(bomb.length).toBeLessThan(200_000);
    await expect(readXlsx(bomb)).rejects.toThrow('32 MB');
  });
});

test('cells become values of fields', () => {
  const formats = new FileFormats();
  const converted = (schema: object, ...cells: Cell[]) => cells.map((cell) => conversionOf(schema)(cell, formats));
  expect(converted({ anyOf: [{ enum: ['Low', 'High'] }, { type: 'null' }] }, ' hIGH ', 'Severe')).toEqual([
    'High',
    'Severe',
  ]);
  expect(['1,5', ' 4 ', 'two', '1.000,5', 7].map((cell) => numberOf(cell, formats))).toEqual([
    1.5,
    4,
    'two',
    1000.5,
    7,
  ]);
  expect(converted({ type: 'array' }, 'a; b;;a')).toEqual([['a', 'b']]);
  expect(converted({ type: 'string' }, 4410)).toEqual(['4410']);
  expect(['ja', 'WAHR', 'oui', 'sí', 'VRAI', 'Verdadero', 'x', true].map(booleanOf)).toEqual(
    Array.from({ length: 8 }, () => true),
  );
  expect(['nein', 'FALSCH', 'non', 'no', 'faux', 'Falso'].map(booleanOf)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
  expect(['perhaps', 2].map(booleanOf)).toEqual(['perhaps', 2]);
});

test('columns are matched by name and by the label of a field, each field once', () => {
  const fields = { own: ['name', 'risk_level'], map: 'attributes', entries: [{ name: 'serial', label: 'Serial no.' }] };
  expect(columnsByName(['NAME', 'Risk Level', 'risk_level', 'serial no', 'attributes.x', 'Cost'], fields)).toEqual([
    { field: 'name' },
    { field: 'risk_level' },
    null,
    { entry: 'serial' },
    { entry: 'x' },
    null,
  ]);
});

test('a table omits empty cells at the end of its header, and empty rows', () => {
  const builder = new TableBuilder();
  builder.add(1, ['a', 'b', '', null]);
  builder.add(2, [null, ' ']);
  expect({ headers: builder.headers, rows: builder.take() }).toEqual({ headers: ['a', 'b'], rows: [] });
});

describe.each(stores)('an import on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const send = async (file: Uint8Array<ArrayBuffer> | string, type: string = EXPORT_TYPES.csv, query = '') => {
    const headers = { ...ada.headers, origin: 'http://localhost:8080', 'content-type': type };
    const answer = await fetch(
      `${await originOf(api.app)}/api/risks/import?organization_id=${ada.organizationId}${query}`,
      { method: 'POST', headers, body: file },
    );
    return { status: answer.status, body: (await answer.json()) as ImportResult };
  };

  test('accepts files that are larger than a JSON body may be, up to 10 MB', async () => {
    const wide = `title,x\n${Array.from({ length: 90 }, (_, n) => `r${n},${'y'.repeat(30_000)}\n`).join('')}`;
    expect((await send(wide, EXPORT_TYPES.csv, '&dry_run=true')).body).toMatchObject({
      rows: 90,
      right: 90,
      imported: 0,
    });
    expect((await send('x'.repeat(IMPORT_BYTES + 1))).status).toBe(413);
  });

  test('refuses a file whose cells name far more records than there can be', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, row) => `r${row},${Array.from({ length: 1000 }, (_, n) => `${row}-${n}`).join(';')}`,
    );
    const answer = await send(`title,selected_assets\n${rows.join('\n')}\n`, EXPORT_TYPES.csv, '&dry_run=true');
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_file', errors: [{ keyword: 'names', params: { limit: 50_000 } }] },
    });
  });

  describe('of assets', () => {
    const imported = async (file: string, query = '') => {
      const headers = { ...ada.headers, origin: 'http://localhost:8080', 'content-type': EXPORT_TYPES.csv };
      const answer = await fetch(
        `${await originOf(api.app)}/api/assets/import?organization_id=${ada.organizationId}${query}`,
        { method: 'POST', headers, body: file },
      );
      return { status: answer.status, body: (await answer.json()) as ImportResult & { errors: { path: string }[] } };
    };
    let property = '';
    let machine = '';
    beforeAll(async () => {
      property = (await addProperty(ada, { name: 'Plant' })).id;
      const field = (name: string, type: string, order: number) => ({
        name,
        label: name,
        type,
        required: false,
        order,
        ...(name === 'checked_on' && { placeholder: 'YYYY-MM-DD' }),
      });
      const fields = [field('weight', 'number', 0), field('insured', 'checkbox', 1), field('checked_on', 'text', 2)];
      machine = (
        (await (
          await ada.send('POST', '/api/asset-templates', {
            organization_id: ada.organizationId,
            name: 'Machine',
            category: 'Physical',
            fields,
          })
        ).json()) as { id: string }
      ).id;
    });

    test('asks how numbers and days are written where the file does not say, and reads them so', async () => {
      const file = `name;linked_properties;weight;insured;checked_on\nCrane;Plant;1.200;ja;03/04/2026\nLift;Plant;800;nein;\n`;
      const query = `&template_id=${machine}`;
      const dry = await imported(file, `${query}&dry_run=true`);
      const proposed = {
        decimal_sign: { format: 'comma', is_certain: false, samples: ['1.200'] },
        day_order: { format: 'day-first', is_certain: false, samples: ['03/04/2026'] },
      };
      expect(dry.body).toMatchObject({ right: 2, wrong: 0, formats: proposed });
      const unsaid = await imported(file, query);
      expect([unsaid.status, unsaid.body.errors[0]?.path]).toEqual([400, '/decimal_sign']);
      expect((await imported(file, `${query}&decimal_sign=comma`)).body.errors[0]?.path).toBe('/day_order');
      const done = await imported(file, `${query}&decimal_sign=comma&day_order=month-first`);
      expect(done.body).toMatchObject({
        imported: 2,
        formats: { decimal_sign: { format: 'comma', is_certain: true } },
      });
      const crane = await (await ada.send('GET', `/api/assets/${done.body.ids[0]}`)).json();
      expect(crane).toMatchObject({
        name: 'Crane',
        linked_properties: [property],
        attributes: { weight: 1200, insured: true, checked_on: '2026-03-04' },
      });
    });

    test('takes levels and statuses in any case, and refuses those that no template knows', async () => {
      const file =
        'name,type,risk_level,status,linked_properties\nA,Hardware,low,active,Plant\nB,Hardware,LOW,maintenance,Plant\nC,Hardware,Low,shiny,Plant\nD,Hardware,Low,SHINY,Plant\n';
      const { body } = await imported(file, '&skip_invalid=true');
      expect(body.errors.map(({ row, column, error }) => [row, column, error.path, error.keyword])).toEqual([
        [4, 'status', '/status', 'enum'],
        [5, 'status', '/status', 'enum'],
      ]);
      const [a, b] = await Promise.all(body.ids.map(async (id) => (await ada.send('GET', `/api/assets/${id}`)).json()));
      expect([a, b]).toMatchObject([
        { risk_level: 'Low', status: 'Active' },
        { risk_level: 'Low', status: 'Maintenance' },
      ]);
    });
  });

  test('of a file that is being imported is refused, so that two at once create each row once', async () => {
    const file = `title\n${Array.from({ length: 500 }, (_, n) => `Twice ${n}\n`).join('')}`;
    const answers = await Promise.all([
      send(file),
      send(file),
      send(file, EXPORT_TYPES.csv, '&existing=create'),
      send(file, EXPORT_TYPES.csv, '&dry_run=true'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => Reflect.get(body, 'code'))).toEqual([
      'import_in_progress',
      'import_in_progress',
    ]);
    const count = () => api.store.org(ada.organizationId, { id: 'test' }).collection<Doc>('risks').count({}, 'Twice');
    expect(await count()).toBe(500);
    // Once it is done, the file can be imported again.
    expect((await send(file)).body).toMatchObject({ existing: 500, imported: 0 });
    expect((await send(file, EXPORT_TYPES.csv, '&existing=create')).body).toMatchObject({ imported: 500 });
    expect(await count()).toBe(1000);
  });

  test('that fails can be repeated at once', async () => {
    const transaction = vi
      .spyOn(api.store, 'transaction')
      .mockRejectedValueOnce(new Error('the process is short of memory'));
    expect((await send('title\nOnce more\n')).status).toBe(500);
    transaction.mockRestore();
    expect((await send('title\nOnce more\n')).body).toMatchObject({ imported: 1 });
  });

  test('of many rows never delays another writer for long, and stores all valid rows', async () => {
    const rows: Cell[][] = [
      ['title', 'severity'],
      ...Array.from({ length: 1000 }, (_, n) => [`Bulk ${n}`, n % 100 === 99 ? 'none' : 'low']),
    ];
    const file = new Uint8Array(await workbook(rows));
    const running = send(file, EXPORT_TYPES.xlsx, '&skip_invalid=true');
    const state = { isDone: false };
    void running.then(() => Object.assign(state, { isDone: true }));
    // Everything runs on this thread, so the processor time until the response is how long another writer waits.
    let longest = 0;
    for (let n = 0; !state.isDone; n += 1) {
      const start = processorTime();
      expect(
        (await ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title: `Between ${n}` })).status,
      ).toBe(201);
      longest = Math.max(longest, processorTime() - start);
    }
    expect((await running).body).toMatchObject({ rows: 1000, right: 990, wrong: 10, imported: 990 });
    expect(longest).toBeLessThan(2000);
    const events = await api.store.audit(ada.organizationId).verify();
    expect(events.faults).toEqual([]);
  });
});
