import { Badge, EmptyState, Group, Icon, Stack, TextLink } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useId } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import type { FormTemplate } from './item-draft.ts';
import type { ItemFormKind } from './item-form-kinds.ts';
import classes from './template-chooser.module.css';

interface TemplateChooserProps {
  kind: ItemFormKind;
  templates: readonly FormTemplate[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** A new scenario needs one. */
  required: boolean;
  error?: string | undefined;
  /** Where templates are managed; no link when absent. */
  manage?: string | undefined;
}

/** Cards for assets, a list for scenarios, a select for properties. */
export function TemplateChooser(props: TemplateChooserProps) {
  const { kind, templates, chosen, onChoose, manage } = props;
  const t = useDomainTexts();
  const seeded = useSeededText();
  const link = manage === undefined ? {} : { action: <TextLink to={manage}>{t('template.manage')}</TextLink> };
  if (kind === 'properties') {
    return (
      <SelectField
        {...link}
        label={t('item.template_id')}
        value={chosen ?? ''}
        onChange={(id) => onChoose(id === '' ? null : id)}
        options={[
          { value: '', label: t('template.none') },
          ...templates.map(({ id, name, category }) => ({ value: id, label: `${seeded(name)} · ${seeded(category)}` })),
        ]}
      />
    );
  }
  return <TemplateRadios {...props} />;
}

function TemplateRadios({ kind, templates, chosen, onChoose, required, error, manage }: TemplateChooserProps) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  const id = useId();
  return (
    <Stack
      gap="0.375rem"
      className={classes.root}
      data-kind={kind}
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <Group gap="sm" justify="space-between" align="baseline" wrap="nowrap" fz="sm">
        <span id={id} className={classes.label}>
          {t(required ? 'template.choose-required' : 'template.choose-optional')}
          {required && (
            <span aria-hidden="true" className={classes.star}>
              {' '}
              *
            </span>
          )}
        </span>
        {manage !== undefined && <TextLink to={manage}>{t('template.manage')}</TextLink>}
      </Group>
      {templates.length === 0 && <EmptyState size="sm" icon="template" title={t('template.no-templates')} />}
      <div className={classes.choices}>
        {templates.map((template) => (
          <label key={template.id} className={classes.choice}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={template.id === chosen}
              onChange={() => onChoose(template.id)}
              // Where no template is required, clicking the chosen one again deselects it.
              onClick={() => {
                if (!required && template.id === chosen) onChoose(null);
              }}
            />
            <span className={classes.text}>
              <span className={classes.name}>
                <bdi>{seeded(template.name)}</bdi>
                {template.is_default && kind === 'scenarios' && <Badge>{t('template.default')}</Badge>}
                {template.id === chosen && kind === 'assets' && (
                  <Icon name="check" size={16} className={classes.tick} />
                )}
              </span>
              <span className={classes.description} dir="auto">
                {seeded(template.description)}
              </span>
            </span>
            <span className={classes.count}>{t('template.fields', { count: template.fields.length })}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </Stack>
  );
}
