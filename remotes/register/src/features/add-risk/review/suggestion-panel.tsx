import { useDomainTexts, useScaleText } from '@parapet/domain-ui';
import { Alert, Button, DescriptionList, SeverityBadge } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Suggestion, SuggestionDraft } from './use-suggestion.ts';
import classes from './review.module.css';

interface SuggestionPanelProps {
  suggestion: Suggestion;
  onUse: (fields: SuggestionDraft['fields']) => void;
}

/** The assistant's draft, for the person to review. */
export function SuggestionPanel({ suggestion: { draft, error, ask, close }, onUse }: SuggestionPanelProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const scale = useScaleText();
  if (error !== null) {
    return (
      <Alert
        kind="error"
        title={error}
        actions={
          <Button size="sm" onClick={ask}>
            {t('wizard.retry')}
          </Button>
        }
      />
    );
  }
  if (draft === null) return null;
  const { severity, impact_level, probability } = draft.fields;
  const use = () => {
    onUse(draft.fields);
    close();
  };
  return (
    <Alert
      title={t('wizard.suggestion')}
      actions={
        <>
          <Button size="sm" onClick={use}>
            {t('wizard.suggestion-use')}
          </Button>
          <Button size="sm" variant="subtle" onClick={close}>
            {t('wizard.suggestion-discard')}
          </Button>
        </>
      }
    >
      <div className={classes.suggestion}>
        <DescriptionList
          items={[
            { label: words('field.severity'), value: <SeverityBadge severity={severity} /> },
            { label: words('field.impact'), value: scale(impact_level) },
            { label: words('field.probability'), value: scale(probability, 'likelihood') },
          ]}
        />
        <p className={classes.reasoning} dir="auto">
          {draft.content}
        </p>
        <p className={classes.none}>
          {draft.source === 'built-in' ? t('wizard.built-in') : t('wizard.model', { model: draft.model ?? '' })}
        </p>
      </div>
    </Alert>
  );
}
