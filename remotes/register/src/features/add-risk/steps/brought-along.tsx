import { Alert, Button } from '@parapet/ui';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import { broughtAlong } from '../linked-scenarios.ts';
import type { Wizard } from '../use-wizard.ts';
import classes from './item-picker.module.css';

/** Which scenarios are selected because of the assets. */
export function BroughtAlong({ wizard: { state, linked } }: { wizard: Wizard }) {
  const t = useTexts();
  const format = useFormat();
  const brought = broughtAlong(state);
  const [first, ...others] = brought;
  const assets = others.length === 0 ? first?.asset.name : t('wizard.brought-assets', { count: brought.length });
  const count = new Set(brought.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))).size;
  return (
    <>
      <output className={classes.brought} dir="auto">
        {assets !== undefined && t('wizard.brought', { count, assets })}
      </output>
      {linked.failed.length > 0 && (
        <Alert
          kind="warning"
          title={t('wizard.brought-failed', { assets: format.list(linked.failed.map(({ name }) => name)) })}
          actions={
            <Button size="sm" onClick={linked.retry}>
              {t('wizard.retry')}
            </Button>
          }
        />
      )}
    </>
  );
}
