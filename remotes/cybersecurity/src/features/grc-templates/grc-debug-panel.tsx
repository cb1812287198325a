import type { GrcTemplate } from '@parapet/contracts';
import { Card } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './grc-templates.module.css';

/** The data of the page, for debugging (section 2). Shown only with `debug=1` in the address. */
export function GrcDebugPanel({
  organizationId,
  templates,
}: {
  organizationId: string;
  templates: readonly GrcTemplate[];
}) {
  const t = useTexts();
  return (
    <Card title={t('grc-debug.title')}>
      <p className={classes.debug}>
        {t('grc-debug.organization')} <code>{organizationId}</code>
      </p>
      <ul className={classes.debug}>
        {templates.map(({ id, name, version }) => (
          <li key={id}>
            <code>{id}</code> <bdi>{name}</bdi> (v{version})
          </li>
        ))}
      </ul>
    </Card>
  );
}
