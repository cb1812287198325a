import type { ListedGrcTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { routes } from '@parapet/sdk';
import { Badge, Card, Group, IconButton } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { useCanGrc } from '../../grc/use-can-grc.ts';
import classes from './grc-templates.module.css';

/** One GRC template, with what can be done with it. */
export function GrcTemplateCard({ template, onDelete }: { template: ListedGrcTemplate; onDelete: () => void }) {
  const t = useTexts();
  const seeded = useSeededText();
  const can = useCanGrc();
  const { id, description, framework, steps, is_default, used_by } = template;
  const name = seeded(template.name);
  const questions = steps.reduce((sum, step) => sum + step.questions.length, 0);
  const deleteReason = is_default ? t('template-manager.defaults') : can('delete', template).reason;
  return (
    <Card
      title={name}
      actions={
        <Group as="span" gap="0" wrap="nowrap">
          <IconButton icon="eye" size="sm" label={t('grc-templates.view', { name })} to={routes.viewGrcTemplate(id)} />
          <IconButton
            icon="edit"
            size="sm"
            label={t('template-card.edit', { name })}
            to={routes.editGrcTemplate(id)}
            disabledReason={can('update', template).reason}
          />
          <IconButton
            icon="delete"
            size="sm"
            label={t('template-card.delete', { name })}
            disabledReason={deleteReason}
            onClick={onDelete}
          />
        </Group>
      }
      footer={
        <Group as="span" gap="xs" justify="space-between" wrap="nowrap" w="100%" c="dimmed" fz="sm">
          <span>
            <strong className={classes.steps}>{t('grc-templates.steps', { count: steps.length })}</strong>{' '}
            {t('grc-templates.questions', { count: questions })}
          </span>
          <span>{used_by === 0 ? t('template-card.unused') : t('grc-templates.used-by', { count: used_by })}</span>
        </Group>
      }
    >
      {description !== '' && (
        <p className={classes.description} dir="auto">
          {seeded(description)}
        </p>
      )}
      <Group as="span" gap="xs" justify="space-between" wrap="nowrap" w="100%" fz="sm">
        {framework !== '' && t('grc-templates.framework', { framework: seeded(framework) })}
        {is_default && <Badge>{t('asset-templates.default')}</Badge>}
      </Group>
    </Card>
  );
}
