import { RecordHistory, useItemFields, type FieldReader } from '@parapet/domain-ui/forms';
import { Title } from '@parapet/ui';
import { useId } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { KIND_FACTS, type ItemKind } from '../item-kinds.ts';
import { LinkedNames, TemplateName } from './linked-names.tsx';
import classes from './item-panel.module.css';

const LINKS: Readonly<Record<string, 'properties' | 'scenarios'>> = {
  '/linked_properties': 'properties',
  '/linked_scenarios': 'scenarios',
};

/** Who changed an item, when and how. */
export function ItemHistory({ kind, id }: { kind: ItemKind; id: string }) {
  const t = useTexts();
  const heading = useId();
  const fields = useHistoryFields(kind);
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <Title id={heading} order={3} size="sm">
        {t('items.history')}
      </Title>
      <RecordHistory entity={KIND_FACTS[kind].entity} id={id} fields={fields} />
    </section>
  );
}

/** Reads the fields of an item with the names of templates and linked records in place of their ids. */
function useHistoryFields(kind: ItemKind): FieldReader {
  const fields = useItemFields();
  return {
    label: fields.label,
    value: (path, value) => {
      const of = LINKS[path];
      if (of !== undefined && Array.isArray(value) && value.length > 0)
        return <LinkedNames of={of} ids={value.map(String)} />;
      if (path === '/template_id' && typeof value === 'string') return <TemplateName kind={kind} id={value} />;
      return fields.value(path, value);
    },
  };
}
