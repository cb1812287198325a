import { LEVELS, RISK_FLOW_STATUSES, RISK_SEVERITIES, ROLES, TASK_STATUSES, type AuditEntry } from '@parapet/contracts';
import { pointerKeys } from '@parapet/contracts/rules';
import { attributeLabel, useDomainTexts, usePeople, useSeededText } from '@parapet/domain-ui';
import { useItemFields, useRiskFields, type FieldReader } from '@parapet/domain-ui/forms';
import { useFormat, useRoleText } from '@parapet/sdk';
import type { ReactNode } from 'react';
import { AUDIT_FIELDS } from '../../locales/audit/en.ts';
import { useTexts } from '../../locales/use-texts.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT/;
const PEOPLE: ReadonlySet<string> = new Set([
  'assigned_to',
  'assignedTo',
  'responsible',
  'owner_id',
  'reviewer_id',
  'userId',
]);
const STATUSES = [...RISK_FLOW_STATUSES, ...TASK_STATUSES];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The ids of people in the fields of a record. */
const peopleIn = (state: unknown): string[] =>
  isObject(state)
    ? Object.entries(state).flatMap(([name, value]: [string, unknown]) =>
        PEOPLE.has(name) && typeof value === 'string' ? [value] : isObject(value) ? peopleIn(value) : [],
      )
    : [];

/** How the fields of any kind of record read in the audit log. */
export function useAuditFields({
  entity,
  before,
  after,
}: Pick<AuditEntry, 'entity'> & Partial<Pick<AuditEntry, 'before' | 'after'>>): FieldReader {
  const nameOf = usePeople([...peopleIn(before), ...peopleIn(after)]);
  const risk = useRiskFields({ nameOf });
  const item = useItemFields();
  const other = useOtherFields(nameOf);
  if (entity === 'risks') return risk;
  return entity === 'assets' || entity === 'properties' || entity === 'risk_scenarios' ? item : other;
}

/** Flows, plans, tasks, templates, members and the organization. */
function useOtherFields(nameOf: (id: string) => string): FieldReader {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const seeded = useSeededText();
  const roleText = useRoleText();
  const label = (name: string): string => {
    const known = AUDIT_FIELDS.find((one) => one === name);
    return known === undefined ? attributeLabel(name) : t(`audit-field.${known}`);
  };
  const text = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return words('value.empty');
    if (typeof value === 'boolean') return words(value ? 'item.yes' : 'item.no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return format.list(value.map(named)) || words('value.empty');
    if (isObject(value))
      return Object.entries(value)
        .filter(([, one]) => one !== null && one !== '')
        .map(([key, one]: [string, unknown]) => `${label(key)}: ${text(key, one)}`)
        .join(' · ');
    const said = String(value);
    if (PEOPLE.has(name)) return nameOf(said);
    const role = name === 'role' ? ROLES.find((one) => one === said) : undefined;
    if (role !== undefined) return roleText(role);
    const status = name === 'status' ? STATUSES.find((one) => one === said) : undefined;
    if (status !== undefined) return words(`status.${status}`);
    const level = name === 'priority' ? LEVELS.find((one) => one === said) : undefined;
    if (level !== undefined) return words(`priority.${level}`);
    const severity = name === 'risk_severity' ? RISK_SEVERITIES.find((one) => one === said) : undefined;
    if (severity !== undefined) return words(`severity.${severity}`);
    if (DAY.test(said)) return format.day(said);
    return TIME.test(said) ? format.dateTime(said) : seeded(said);
  };
  /** An entry of a list: its title, what was renamed to what, or else an id, which stands for itself. */
  const named = (one: unknown): string => {
    if (isObject(one) && 'from' in one && 'to' in one) return `${seeded(String(one.from))} → ${seeded(String(one.to))}`;
    const title: unknown = isObject(one) ? (Reflect.get(one, 'title') ?? Reflect.get(one, 'label')) : one;
    return seeded(String(title ?? ''));
  };
  /** Lists of ids are counted, as nobody reads ids. */
  const isIds = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');
  return {
    label(path) {
      const [field = '', entry] = pointerKeys(path);
      return entry !== undefined && AUDIT_FIELDS.some((one) => one === entry)
        ? `${label(field)}: ${label(entry)}`
        : label(field);
    },
    value(path, value): ReactNode {
      if (Array.isArray(value) && isIds(value)) return format.number(value.length);
      return <bdi>{text(pointerKeys(path).at(-1) ?? '', value)}</bdi>;
    },
  };
}
