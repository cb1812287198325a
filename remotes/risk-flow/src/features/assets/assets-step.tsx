import { useCan } from '@parapet/sdk';
import { Alert, Card, Muted } from '@parapet/ui';
import { StepBar } from '../../layout/step-bar.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import type { StepProps } from '../../session/step-props.ts';
import { AssetPicker } from './asset-picker.tsx';
import { useItemName } from '../../session/use-item-name.ts';
import classes from './assets.module.css';

/** Step 1: the assets that the flow is about. */
export function AssetsStep({ session, onNext, onPrevious }: StepProps) {
  const t = useTexts();
  const { flow, readOnly } = session;
  const mayRead = useCan()('assets', 'read');
  const counts = {
    assets: flow.selected_assets.length,
    properties: flow.selected_properties.length,
    scenarios: flow.selected_scenarios.length,
  };
  return (
    <>
      <div className={classes.content}>
        {mayRead.allowed && readOnly === null ? (
          <AssetPicker session={session} />
        ) : (
          <Chosen session={session} reason={readOnly === null ? t('assets.no-read') : null} />
        )}
      </div>
      <StepBar onNext={onNext} onPrevious={onPrevious} reason={t('assets.none-selected')}>
        {counts.assets > 0 && t('assets.summary', counts)}
      </StepBar>
    </>
  );
}

/** The selection of somebody who may not change it (D36): the names, and why. @param reason null where the page says why */
function Chosen({ session: { flow, workspace }, reason }: Pick<StepProps, 'session'> & { reason: string | null }) {
  const t = useTexts();
  const itemName = useItemName(flow);
  const nameOf = (id: string) => workspace.assets.find((asset) => asset.id === id)?.name ?? itemName(id);
  return (
    <Card title={t('step.1')}>
      {reason !== null && <Alert title={t('assets.cannot-change')}>{reason}</Alert>}
      {flow.selected_assets.length === 0 ? (
        <Muted as="p" mt="xs">
          {t('assets.nothing')}
        </Muted>
      ) : (
        <ul className={classes.names} aria-label={t('assets.selected-label')}>
          {flow.selected_assets.map((id) => (
            <li key={id} dir="auto">
              {nameOf(id)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
