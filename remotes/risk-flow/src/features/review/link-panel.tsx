import { routes, useCan, useLocation, useNavigate } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { RadioGroup } from '@parapet/ui/forms';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { FlowSession } from '../../session/use-flow-session.ts';
import classes from './scenarios.module.css';

type Choice = 'none' | 'link' | 'create';

interface LinkPanelProps {
  session: FlowSession;
  scenario: { id: string; name: string };
  assetIds: readonly string[];
  onLink: () => void;
  onClose: () => void;
}

/** Offered after a scenario was assessed: leave it unlinked, link it to an existing risk, or create one. */
export function LinkPanel({ session, scenario, assetIds, onLink, onClose }: LinkPanelProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const create = useCan()('risks', 'create');
  const [choice, setChoice] = useState<Choice>('none');
  const confirm = async () => {
    if (choice === 'none') return onClose();
    if (choice === 'link') return onLink();
    await session.save();
    void navigate(
      routes.addRisk({ initialAssets: assetIds, initialScenarios: [scenario.id], returnTo: `${pathname}${search}` }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void confirm();
  };
  return (
    <div className={classes.panel} onKeyDown={onKeyDown} role="presentation">
      <RadioGroup<Choice>
        label={t('link-panel.title')}
        value={choice}
        onChange={setChoice}
        inline
        options={[
          { value: 'none', label: t('link-panel.none') },
          { value: 'link', label: t('link-panel.link') },
          { value: 'create', label: t('link-panel.create'), disabled: !create.allowed },
        ]}
      />
      <Button size="sm" onClick={() => void confirm()}>
        {t(`link-panel.do-${choice}`)}
      </Button>
    </div>
  );
}
