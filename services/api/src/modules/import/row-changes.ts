/** What a row changes of the record that it is for. A cell that is as an export writes it changes nothing, whatever it could mean. */
import type { FieldIssue, ImportChange } from '@parapet/contracts';
import { pointerSegment } from '@parapet/contracts/rules';
import type { Doc } from '../../store/port.ts';
import { cellOf } from '../export/cells.ts';
import type { LinkNames } from '../export/link-names.ts';
import { ID, nameOf, type Target } from './columns.ts';
import { inputOf, isFilled, type RowContext } from './row-input.ts';
import { SHORT, type Row } from './files/table.ts';

export type CellChange = Pick<ImportChange, 'field' | 'before' | 'after'>;

/** How much of a long text is shown before its first difference. */
const LEAD = 20;

const isWritten = (target: Target | null): target is Target =>
  target !== null && !('field' in target && target.field === ID);

/** The cell of a record as an export writes it. */
function shownOf(record: object, target: Target, map: string, names: LinkNames): string {
  const value: unknown =
    'entry' in target ? Reflect.get(Object(Reflect.get(record, map)), target.entry) : Reflect.get(record, target.field);
  return String(cellOf(value, 'field' in target ? names.of(target.field) : undefined) ?? '');
}

/**
 * The body of the update, with the cells of the row that differ.
 * @param record as an export reads it @param names knows what it links to
 */
export function patchOf(
  row: Row,
  record: Doc & { template_id?: string | null },
  context: RowContext,
  names: LinkNames,
  made: ReadonlyMap<string, string> | null,
): { patch: Record<string, unknown>; issues: FieldIssue[] } {
  const { targets, map, empty } = context;
  const differing = targets.map(
    (target, at) => isWritten(target) && String(row.cells[at] ?? '') !== shownOf(record, target, map, names),
  );
  const { body, issues } = inputOf(
    { ...row, cells: differing.map((isOther, at) => (isOther ? (row.cells[at] ?? null) : null)) },
    { ...context, templateId: record.template_id ?? undefined },
    made,
  );
  const { organization_id: _, ...patch }: Record<string, unknown> = body;
  if (patch['template_id'] === record.template_id) delete patch['template_id'];
  const entries: Record<string, unknown> = { ...Object(Reflect.get(record, map)), ...Object(patch[map]) };
  targets.forEach((target, at) => {
    if (!isWritten(target) || differing[at] !== true || isFilled(row.cells[at])) return;
    if ('entry' in target) {
      // oxlint-disable-next-line typescript/no-dynamic-delete -- a copy of a map
      delete entries[target.entry];
      patch[map] = entries;
      return;
    }
    const { field } = target;
    const value = empty(field);
    if (value === undefined)
      issues.push({ path: `/${pointerSegment(field)}`, keyword: 'required', message: `${field} is required` });
    else patch[field] = value;
  });
  if (map in patch) patch[map] = entries;
  return { patch, issues };
}

/** The cells that an update has changed. @param names knows what both link to */
export function cellChanges(
  before: object,
  after: object,
  { targets, map }: Pick<RowContext, 'targets' | 'map'>,
  names: LinkNames,
): CellChange[] {
  return targets.filter(isWritten).flatMap((target) => {
    const [old, now] = [shownOf(before, target, map, names), shownOf(after, target, map, names)];
    return old === now ? [] : [{ field: nameOf(target, map), ...shortened(old, now) }];
  });
}

function shortened(before: string, after: string): Pick<CellChange, 'before' | 'after'> {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(before.length, after.length) > SHORT ? Math.max(0, same - LEAD) : 0;
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHORT)}${text.length > start + SHORT ? '…' : ''}`;
  return { before: part(before), after: part(after) };
}
