import { Card } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './connections.module.css';

/** How the graph is read and used. */
export function HelpBox() {
  const t = useTexts();
  return (
    <Card title={t('connections.help')}>
      <ul className={classes.help}>
        <li>{t('connections.help.select')}</li>
        <li>{t('connections.help.groups')}</li>
        <li>{t('connections.help.move')}</li>
        <li>{t('connections.help.far')}</li>
        <li>{t('connections.help.keyboard')}</li>
        <li>{t('connections.help.list')}</li>
      </ul>
    </Card>
  );
}
