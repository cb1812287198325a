import type { AssetTemplate, ListedAssetTemplate, TemplateField } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { useCan, useFormat } from '@parapet/sdk';
import { Badge, Box, Button, Group, IconButton, Menu, type MenuEntry, Muted, PHONE, useBelow } from '@parapet/ui';
import { useId } from 'react';
import type { TemplateKind } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { useTemplateChange } from './use-template-change.ts';
import { exportTemplate } from './export-template.ts';
import classes from './template-card.module.css';

/** Fields that a card names; the others are counted. */
const NAMED = 5;

const inOrder = (fields: readonly TemplateField[]) => fields.toSorted((one, other) => one.order - other.order);

interface TemplateCardProps {
  kind: TemplateKind;
  template: ListedAssetTemplate;
  onEdit: (source: string) => void;
  onDelete: (template: AssetTemplate) => void;
  onHistory: (template: AssetTemplate) => void;
  onUse: (id: string) => void;
}

/** One template: what it is for, which fields it gives an item, how many items use it, and what can be done with it. */
export function TemplateCard({ kind, template, onEdit, onDelete, onHistory, onUse }: TemplateCardProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const can = useCan();
  const headingId = useId();
  const narrow = useBelow(PHONE);
  const { id, description, is_default, fields, used_by } = template;
  const name = seeded(template.name);
  const hidden = fields.length - NAMED;
  const create = can('assets', 'create').reason;
  const remove = can('assets', 'delete').reason;
  const change = useTemplateChange();
  const more: MenuEntry[] = [
    {
      id: 'duplicate',
      icon: 'copy',
      label: t('template-card.duplicate', { name }),
      onSelect: () => onEdit(`copy:${id}`),
      ...(create !== undefined && { disabledReason: create }),
    },
    {
      id: 'export',
      icon: 'download',
      label: t('template-card.export', { name }),
      onSelect: () => exportTemplate(kind, template),
    },
    {
      id: 'history',
      icon: 'history',
      label: t('template-card.history', { name }),
      onSelect: () => onHistory(template),
    },
    ...(is_default
      ? []
      : [
          {
            id: 'delete',
            icon: 'delete' as const,
            label: t('template-card.delete', { name }),
            onSelect: () => onDelete(template),
            danger: true,
            ...(remove !== undefined && { disabledReason: remove }),
          },
        ]),
  ];
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <div className={classes.content}>
        <Group gap="xs" wrap="nowrap">
          <h4 id={headingId} className={classes.name} dir="auto">
            {name}
          </h4>
          {is_default && <Badge>{t('asset-templates.default')}</Badge>}
          <Muted flex="none" ms="auto">
            {t('asset-templates.fields', { count: fields.length })}
          </Muted>
        </Group>
        {description !== '' && (
          <p className={classes.description} dir="auto">
            {seeded(description)}
          </p>
        )}
        <Group as="ul" gap="0.25rem 0.75rem" align="stretch" mt="xs" fz="sm" aria-label={t('template-card.fields')}>
          {inOrder(fields)
            .slice(0, NAMED)
            .map((field) => (
              <li key={field.id} dir="auto">
                {seeded(field.label)}
                {field.required && (
                  <Box component="span" c="var(--pp-danger-text)">
                    {' '}
                    *
                  </Box>
                )}
              </li>
            ))}
          {hidden > 0 && (
            <Muted as="li" size="inherit">
              {t('asset-templates.more', { n: format.number(hidden) })}
            </Muted>
          )}
        </Group>
      </div>
      <div className={classes.foot}>
        <Muted flex={1}>
          {used_by === 0 ? t('template-card.unused') : t(`template-card.used.${kind}`, { count: used_by })}
        </Muted>
        <Button
          size="sm"
          disabledReason={create}
          aria-label={t('template-card.use-named', { name })}
          onClick={() => onUse(id)}
        >
          {t('template-card.use')}
        </Button>
        <IconButton
          icon="edit"
          size="sm"
          label={t('template-card.edit', { name })}
          disabledReason={change.reason}
          onClick={() => onEdit(id)}
        />
        {narrow ? (
          <Menu
            trigger={<IconButton icon="dots" size="sm" label={t('template-card.more', { name })} />}
            entries={more}
            side="bottom-end"
          />
        ) : (
          more.map(
            (entry) =>
              entry.icon && (
                <IconButton
                  key={entry.id}
                  icon={entry.icon}
                  size="sm"
                  label={entry.label}
                  disabledReason={entry.disabledReason ?? null}
                  onClick={() => entry.onSelect?.()}
                />
              ),
          )
        )}
      </div>
    </section>
  );
}
