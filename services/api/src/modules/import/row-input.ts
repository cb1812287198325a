/** Converts rows of a file to bodies of the operation that creates one record. */
import type { FieldIssue } from '@parapet/contracts';
import { answerKey, pointerSegment } from '@parapet/contracts/rules';
import type { GrcTemplateDoc, TemplateDoc } from '../../collections.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, OrgDb } from '../../store/port.ts';
import { booleanOf, dayOf, numberOf, optionOf, partsOf, type Convert } from './cell-values.ts';
import { columnOfField, ID, nameOf, type Target } from './columns.ts';
import type { FileFormats } from './file-formats.ts';
import type { LinkIds } from './link-ids.ts';
import { invalidFile, type Cell, type Row } from './files/table.ts';

type TemplateField = Pick<TemplateDoc['fields'][number], 'name' | 'label' | 'type' | 'options' | 'placeholder'>;

export interface RowContext {
  organizationId: string;
  targets: readonly (Target | null)[];
  /** The field whose entries are columns too. */
  map: string;
  conversions: ReadonlyMap<string, Convert>;
  /** The field that names a record. */
  title: string;
  /** What an empty cell makes of an own field; undefined for one that needs a value. */
  empty: (field: string) => null | [] | '' | undefined;
  links: LinkIds;
  /** The template of rows that name none. */
  templateId: string | undefined;
  /** Fields of templates by the template's id. */
  templates: ReadonlyMap<string, readonly TemplateField[]>;
  /** The values of own fields that any template offers, for rows whose template does not say. */
  known: ReadonlyMap<string, readonly string[]>;
  formats: FileFormats;
}

export interface RowInput {
  body: Record<string, unknown> & { organization_id: string };
  issues: FieldIssue[];
}

/** Rows that are read before yielding to other requests. */
const ROWS_AT_ONCE = 200;

export const isFilled = (cell: Cell | undefined): cell is Exclude<Cell, null> =>
  cell !== undefined && cell !== null && String(cell).trim() !== '';

/** The names in a cell of a link. The cell of a single link is not split, because a name may contain a semicolon. */
export function namesIn(cell: Cell, isMany: boolean): string[] {
  return isMany ? partsOf(cell) : [String(cell).trim()];
}

type Made = ReadonlyMap<string, string> | null;

function linked(cell: Cell, field: string, { links }: RowContext, made: Made, issues: FieldIssue[]): unknown {
  const isMany = links.fields.get(field)?.many === true;
  const ids = namesIn(cell, isMany).flatMap((name) => {
    const id = links.isMissing(field, name) ? made?.get(name) : undefined;
    const found = id === undefined ? links.idOf(field, name) : { id };
    if ('id' in found) return [found.id];
    issues.push({ path: `/${pointerSegment(field)}`, ...found.issue });
    return [];
  });
  return isMany ? [...new Set(ids)] : ids[0];
}

/** Converts the cell of an entry by the template's field; without a field the cell stays as it is in the file. */
function entryValue(cell: Cell, field: TemplateField | undefined, formats: FileFormats): unknown {
  switch (field?.type) {
    case 'number':
      return numberOf(cell, formats);
    case 'checkbox':
      return booleanOf(cell);
    case 'select':
      return optionOf(cell, field.options ?? []);
    case 'text':
      // The template asks for a day in this form; there is no other sign of one.
      return String(field.placeholder === 'YYYY-MM-DD' ? dayOf(cell, formats) : cell);
    case 'textarea':
      return String(cell);
    case undefined:
      return cell;
  }
}

/** The value of one of the record's own fields, which a template may offer as a list. A value that none offers is an issue. */
function ownValue(
  cell: Cell,
  name: string,
  field: TemplateField | undefined,
  { conversions, known, formats }: RowContext,
  issues: FieldIssue[],
): unknown {
  const options = field === undefined ? known.get(name) : field.type === 'select' ? field.options : undefined;
  if (options === undefined) return conversions.get(name)?.(cell, formats);
  const value = optionOf(cell, options);
  if (field === undefined && !options.some((option) => option === value)) {
    issues.push({
      path: `/${pointerSegment(name)}`,
      keyword: 'enum',
      params: { allowedValues: options },
      message: `must be one of ${options.join(', ')}`,
    });
  }
  return value;
}

/** Empty cells are left out, so that the defaults apply. @param made ids, by name, of missing records that are created with the row */
export function inputOf(row: Row, context: RowContext, made: Made): RowInput {
  const { organizationId, targets, map, links, templateId, templates, formats } = context;
  const issues: FieldIssue[] = [];
  const body: RowInput['body'] = {
    organization_id: organizationId,
    ...(templateId !== undefined && { template_id: templateId }),
  };
  const [entries, own]: [[string, Cell][], [string, Cell][]] = [[], []];
  targets.forEach((target, at) => {
    const cell = row.cells[at];
    if (target === null || !isFilled(cell)) return;
    if ('field' in target && target.field === ID) return;
    if ('entry' in target) entries.push([target.entry, cell]);
    else if (links.fields.has(target.field)) body[target.field] = linked(cell, target.field, context, made, issues);
    else own.push([target.field, cell]);
  });
  const fields = templates.get(String(body['template_id'])) ?? [];
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  for (const [name, cell] of own) body[name] = ownValue(cell, name, fieldOf(name), context, issues);
  if (entries.length > 0)
    body[map] = Object.fromEntries(entries.map(([name, cell]) => [name, entryValue(cell, fieldOf(name), formats)]));
  return { body, issues };
}

/** Limit of different names in one column of links: far more than an organization has. */
const MOST_NAMES = 50_000;

/** The names that a row has in the column of a link. */
export function linkedNames(
  { cells }: Row,
  field: string,
  { targets, links }: Pick<RowContext, 'targets' | 'links'>,
): string[] {
  const cell = cells[columnOfField(targets, field)];
  return isFilled(cell) ? namesIn(cell, links.fields.get(field)?.many === true) : [];
}

/** The names in each column of links, of rows that come some at a time. */
export class NamesInRows {
  readonly #names = new Map<string, Set<string>>();

  /** @throws Problem 400 for too many names in a column */
  async add(rows: readonly Row[], context: Pick<RowContext, 'targets' | 'links'>): Promise<void> {
    for (const target of context.targets) {
      if (target === null || !('field' in target) || !context.links.fields.has(target.field)) continue;
      const names = this.#names.get(target.field) ?? new Set<string>();
      this.#names.set(target.field, names);
      for (const [at, row] of rows.entries()) {
        for (const name of linkedNames(row, target.field, context)) names.add(name);
        if (names.size > MOST_NAMES)
          throw invalidFile('names', `A column names more than ${MOST_NAMES.toLocaleString('en')} records`, {
            limit: MOST_NAMES,
          });
        if (at % ROWS_AT_ONCE === 0) await yieldToOthers();
      }
    }
  }

  /** Looks up the records that the rows name. */
  async learn({ links }: Pick<RowContext, 'links'>): Promise<void> {
    for (const [field, names] of this.#names) await links.learn(field, names);
  }
}

/** Reads all rows once, so that the formats of the file are known before any value counts. */
export async function learnFormats(rows: readonly Row[], context: RowContext): Promise<void> {
  for (const [at, row] of rows.entries()) {
    inputOf(row, context, null);
    if (at % ROWS_AT_ONCE === 0) await yieldToOthers();
  }
}

type AnyTemplateDoc = Doc & Partial<Pick<TemplateDoc, 'fields'> & Pick<GrcTemplateDoc, 'steps'>>;

/** The questions of a GRC template, as fields whose names are the keys of the answers. */
const questionFields = (steps: GrcTemplateDoc['steps']): TemplateField[] =>
  steps.flatMap((step) =>
    step.questions.map((question, index): TemplateField => ({
      name: answerKey(step.id, question, index),
      label: question.text,
      type: question.type === 'slider' ? 'number' : question.type,
      ...(question.options && { options: question.options.map(({ value }) => value) }),
    })),
  );

/** The fields of all templates of a kind, of which an organization has few. */
export async function templateFields(db: OrgDb, collection: string): Promise<Map<string, readonly TemplateField[]>> {
  const templates = await db.collection<AnyTemplateDoc>(collection).find({}, { limit: 1000 });
  return new Map(templates.map(({ _id, fields = [], steps = [] }) => [_id, [...fields, ...questionFields(steps)]]));
}

/** The position of the column that a field error is about; -1 without one. */
export function columnOfError(path: string, targets: readonly (Target | null)[], map: string): number {
  const [, first = '', second = ''] = path.split('/');
  const name = first === map ? `${map}.${second.replaceAll('~1', '/').replaceAll('~0', '~')}` : first;
  return targets.findIndex((target) => target !== null && nameOf(target, map) === name);
}
