import type { AssetTemplate, TemplateField } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { Badge, Card, Group, Text } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './template-card.module.css';

/** Fields that a card names; the others are counted. */
const NAMED = 5;

const inOrder = (fields: readonly TemplateField[]) => fields.toSorted((one, other) => one.order - other.order);

/** One template: what it is for and which fields it gives an asset. */
export function TemplateCard({ template }: { template: AssetTemplate }) {
  const t = useTexts();
  const seeded = useSeededText();
  const { name, description, category, is_default, fields } = template;
  const hidden = fields.length - NAMED;
  return (
    <Card title={seeded(name)} description={seeded(description)} actions={is_default ? <Badge tone="accent">{t('asset-templates.default')}</Badge> : undefined}>
      <Group gap="xs">
        <Badge>{seeded(category)}</Badge>
        <Text size="sm" c="dimmed">
          {t('asset-templates.fields', { count: fields.length })}
        </Text>
      </Group>
      <ul className={classes.fields}>
        {inOrder(fields)
          .slice(0, NAMED)
          .map(({ id, label, required }) => (
            <li key={id} className={classes.field}>
              {required ? `${seeded(label)} *` : seeded(label)}
            </li>
          ))}
        {hidden > 0 && <li className={classes.more}>{t('asset-templates.more', { n: hidden })}</li>}
      </ul>
    </Card>
  );
}
