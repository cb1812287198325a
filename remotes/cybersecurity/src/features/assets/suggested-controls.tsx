import type { AiControls, Asset, RiskScenario } from '@parapet/contracts';
import { errorMessage, useCan, useNotify, useOperation, useUpdate } from '@parapet/sdk';
import { Alert, Button } from '@parapet/ui';
import { CheckboxField, SelectField } from '@parapet/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import panel from '../../parts/item-panel/item-panel.module.css';
import classes from './suggested-controls.module.css';
import { citedControl, withControls } from './control-citation.ts';

interface SuggestedControlsProps {
  asset: Pick<Asset, 'type' | 'name'>;
  /** Scenarios of the asset's properties, which the controls can be added to. */
  scenarios: readonly RiskScenario[];
  onDismiss: () => void;
}

/** Milliseconds. */
const TOAST = 5000;

/** Controls that the assistant drafted for an asset. Nothing is saved before the person adds them to a scenario. */
export function SuggestedControls({ asset, scenarios, onDismiss }: SuggestedControlsProps) {
  const t = useTexts();
  const { mutate, data, error, isPending } = useOperation('suggestControls');
  const ask = useEffectEvent(() => mutate({ body: { asset_type: asset.type || asset.name } }));
  useEffect(() => ask(), []);
  return (
    <section className={panel.section} aria-label={t('assets.suggested')} aria-busy={isPending}>
      <div className={panel.head}>
        <h3 className={panel.title}>{t('assets.suggested')}</h3>
        {data !== undefined && <span className={panel.count}>{data.controls.length}</span>}
        <span className={panel.aside}>
          <Button size="sm" variant="subtle" onClick={onDismiss}>
            {t('assets.dismiss')}
          </Button>
        </span>
      </div>
      <output>{isPending && <span className={panel.none}>{t('assets.suggesting')}</span>}</output>
      {error !== null && (
        <Alert
          kind="error"
          actions={
            <Button size="sm" onClick={() => ask()}>
              {t('assets.suggest-again')}
            </Button>
          }
        >
          {errorMessage(error, t('assets.suggest-failed'))}
        </Alert>
      )}
      {data !== undefined && <Drafts drafts={data} scenarios={scenarios} onDone={onDismiss} />}
    </section>
  );
}

function Drafts({
  drafts: { controls, source },
  scenarios,
  onDone,
}: {
  drafts: AiControls;
  scenarios: readonly RiskScenario[];
  onDone: () => void;
}) {
  const t = useTexts();
  const notify = useNotify();
  const { reason } = useCan()('assets', 'update');
  const { mutateAsync, isPending } = useUpdate('updateRiskScenario');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set());
  // Preselects a scenario without controls, because it needs them most.
  const [scenarioId, setScenarioId] = useState(
    () => (scenarios.find(({ linked_controls }) => linked_controls.length === 0) ?? scenarios[0])?.id ?? '',
  );
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const toggle = (index: number) => setChosen((now) => now.symmetricDifference(new Set([index])));
  const add = async () => {
    if (scenario === undefined) return;
    const added = controls.filter((_, index) => chosen.has(index)).map(citedControl);
    try {
      await mutateAsync({
        id: scenario.id,
        version: scenario.version,
        body: { linked_controls: withControls(scenario.linked_controls, added) },
      });
    } catch (error) {
      notify.error(errorMessage(error, t('assets.controls-failed')));
      return;
    }
    notify.success(t('assets.controls-added', { count: added.length, name: scenario.title }), { duration: TOAST });
    onDone();
  };
  const why = chosen.size === 0 ? t('assets.choose-controls') : scenario === undefined ? t('assets.no-scenario') : null;
  return (
    <div className={classes.drafts}>
      {source === 'built-in' && <p className={panel.none}>{t('assets.built-in')}</p>}
      {controls.map((control, index) => (
        <CheckboxField
          key={citedControl(control)}
          label={control.title}
          hint={[control.reference, control.description].filter((text) => text !== '').join(' · ')}
          value={chosen.has(index)}
          onChange={() => toggle(index)}
        />
      ))}
      {scenarios.length > 0 && (
        <SelectField
          label={t('assets.add-to')}
          value={scenarioId}
          onChange={setScenarioId}
          options={scenarios.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Button
        variant="default"
        icon="add"
        loading={isPending}
        onClick={() => void add()}
        disabledReason={reason ?? why}
      >
        {t('assets.add-controls', { count: chosen.size })}
      </Button>
    </div>
  );
}
