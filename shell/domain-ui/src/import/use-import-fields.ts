import { RISK_SEVERITIES, RISK_STATUSES, type GrcTemplate, type TemplateField } from '@parapet/contracts';
import { answerKey } from '@parapet/contracts/rules';
import { pagedQuery, useInfiniteQuery, useSession, type TextName } from '@parapet/sdk';
import { useEffect, useMemo } from 'react';
import { formFields, ITEM_FORMS, type ItemFormKind } from '../items/item-form-kinds.ts';
import { ITEM_LABELS } from '../items/use-item-fields.tsx';
import type { DomainText } from '../locales/en.ts';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import type { ImportField } from './guess-columns.ts';
import { IMPORTS, type ImportKind } from './import-kinds.ts';
import { useImportTexts } from './locales/use-import-texts.ts';
import { RISK_SYNONYMS } from './risk-synonyms.ts';

/** Templates of one answer; the most that the contract allows. */
const PAGE = 200;

export interface ImportTemplate {
  id: string;
  name: string;
  fields?: readonly TemplateField[];
  steps?: GrcTemplate['steps'];
}

/** All templates of a kind; undefined until the last page is there. */
export function useImportTemplates(kind: ImportKind) {
  const { organizationId } = useSession();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pagedQuery(IMPORTS[kind].templates, { organization_id: organizationId, limit: PAGE }),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const all = useMemo(() => data?.pages.flatMap(({ items }): readonly ImportTemplate[] => items), [data]);
  return { data: hasNextPage ? undefined : all, error, retry: () => void refetch() };
}

/** Fields of a risk that a file may have, in the order of its form. */
const RISK_FIELDS: readonly (readonly [name: string, label: TextName<DomainText>])[] = [
  ['title', 'field.title'],
  ['description', 'field.description'],
  ['category', 'field.category'],
  ['severity', 'field.severity'],
  ['impact_level', 'field.impact'],
  ['probability', 'field.probability'],
  ['status', 'field.status'],
  ['owner_id', 'field.owner'],
  ['reviewer_id', 'field.reviewer'],
  ['asset_id', 'field.asset'],
  ['selected_assets', 'field.assets'],
  ['selected_scenarios', 'field.scenarios'],
  ['domain_id', 'field.domain'],
  ['table_id', 'field.register'],
  ['template_id', 'field.template'],
];
const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value.toLowerCase());
/** Values that tell which field of a risk a column is, whatever it is called. */
const RISK_VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  severity: isOneOf(RISK_SEVERITIES),
  status: isOneOf(RISK_STATUSES),
  owner_id: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
};
const LINKS = new Set(['linked_properties', 'linked_scenarios']);

/** The fields that a file may have: those of the record, and those of the template that the rows get. */
export function useImportFields(
  kind: ImportKind,
  template: ImportTemplate | null,
  isUpdate: boolean,
): readonly ImportField[] {
  const fields = useFieldsOf(kind, template);
  const t = useImportTexts();
  return useMemo(
    () =>
      isUpdate
        ? // A row that changes a record needs only what it changes.
          [
            { name: 'id', label: t('field.id'), names: [], required: false },
            ...fields.map((field) => ({ ...field, required: false })),
          ]
        : fields,
    [fields, isUpdate, t],
  );
}

function useFieldsOf(kind: ImportKind, template: ImportTemplate | null): readonly ImportField[] {
  const t = useDomainTexts();
  const seeded = useSeededText();
  return useMemo(() => {
    if (kind === 'risks') {
      const own = RISK_FIELDS.map(([name, label]): ImportField => ({
        name,
        label: t(label),
        names: [],
        synonyms: RISK_SYNONYMS[name] ?? [],
        ...(RISK_VALUES[name] && { holds: RISK_VALUES[name] }),
        required: name === 'title',
      }));
      const answers = (template?.steps ?? []).flatMap((step) =>
        step.questions.map((question, index): ImportField => ({
          name: `template_answers.${answerKey(step.id, question, index)}`,
          label: seeded(question.text),
          names: [question.text],
          required: false,
        })),
      );
      return [...own, ...answers];
    }
    return itemFields(kind, template, t, seeded);
  }, [kind, template, t, seeded]);
}

function itemFields(
  kind: ItemFormKind,
  template: ImportTemplate | null,
  t: (key: TextName<DomainText>) => string,
  seeded: (text: string) => string,
): ImportField[] {
  const own: readonly string[] = ITEM_FORMS[kind].rules.ownFields;
  const ownLabel = (name: string) => {
    const label = ITEM_LABELS[name];
    return label === undefined ? undefined : t(label);
  };
  const asked = formFields(kind, template?.fields === undefined ? null : { fields: template.fields }).map(
    ({ name, label, required }): ImportField => {
      const isOwn = own.includes(name);
      return {
        name: isOwn ? name : `attributes.${name}`,
        label: (isOwn ? ownLabel(name) : undefined) ?? seeded(label),
        names: [label, seeded(label), name],
        required,
      };
    },
  );
  const others = own
    .filter((name) => !asked.some((field) => field.name === name))
    .map((name): ImportField => ({
      name,
      label: ownLabel(name) ?? name,
      names: [],
      required: LINKS.has(name) || (kind === 'scenarios' && name === 'template_id' && template === null),
    }));
  return [...asked, ...others];
}
