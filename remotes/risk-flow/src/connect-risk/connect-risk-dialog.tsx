import { routes, useCan, useLocation, useNavigate } from '@parapet/sdk';
import { Button, Dialog, Group, Muted } from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import type { FlowSession } from '../session/use-flow-session.ts';
import { RiskList } from './risk-list.tsx';
import { useLinks } from './use-links.ts';
import classes from './connect-risk.module.css';

interface ConnectRiskDialogProps {
  session: FlowSession;
  /** The asset to connect; several when a scenario is linked for all of its assets. */
  asset: Named | readonly Named[];
  /** Without it the asset itself is connected. */
  scenario?: Named;
  onClose: () => void;
}

interface Named {
  id: string;
  name: string;
}

type Mode = 'link' | 'create';

/** Links an asset, or a scenario of an asset, to an existing risk, or leads to a new one with both preselected. */
export function ConnectRiskDialog({ session, asset, scenario, onClose }: ConnectRiskDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const create = useCan()('risks', 'create');
  const [mode, setMode] = useState<Mode>('link');
  const assets = [asset].flat();
  const links = useLinks(session, assets, scenario?.id);
  const leave = async () => {
    await session.save();
    void navigate(
      routes.addRisk({
        initialAssets: assets.map(({ id }) => id),
        initialScenarios: scenario === undefined ? [] : [scenario.id],
        returnTo: `${pathname}${search}`,
      }),
    );
  };
  const names = assets.map(({ name }) => name).join(', ');
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      fixedHeight
      flush
      title={scenario === undefined ? t('connect.asset-title') : t('connect.title')}
      description={
        scenario === undefined ? <bdi>{names}</bdi> : t('connect.about', { asset: names, scenario: scenario.name })
      }
      footer={
        <Group gap="xs" justify="flex-end" flex={1}>
          <Button onClick={onClose}>{t('connect.close')}</Button>
          <Button
            variant="primary"
            icon="add"
            onClick={() => void leave()}
            disabledReason={create.allowed ? null : (create.reason ?? '')}
          >
            {t('connect.create')}
          </Button>
        </Group>
      }
    >
      <div className={classes.body}>
        {scenario === undefined && (
          <SegmentedControl<Mode>
            label={t('connect.how')}
            labelHidden
            value={mode}
            onChange={setMode}
            options={[
              { value: 'link', label: t('connect.link-existing') },
              { value: 'create', label: t('connect.create') },
            ]}
          />
        )}
        {mode === 'link' ? (
          <RiskList
            links={links}
            assetId={assets[0]?.id}
            scenarioId={scenario?.id}
            flowRiskId={session.flow.risk_id}
            readOnly={session.readOnly}
          />
        ) : (
          <Muted as="p">{t('connect.create-hint')}</Muted>
        )}
      </div>
    </Dialog>
  );
}
