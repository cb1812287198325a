import { useNotify } from '@parapet/sdk';
import { SaveStatus } from '@parapet/ui/forms';
import type { FieldReader } from '../history/record-differences.tsx';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { textOfChanges } from './text-of-changes.ts';

/** Milliseconds. */
const TOAST = 5_000;

interface GoneStatusProps {
  /** 'It was deleted and cannot be saved' by default. */
  title?: string;
  changed: () => object;
  fields: Pick<FieldReader, 'label'>;
}

/** Beside the button: the record was deleted, so the changes cannot be saved any more, but they can be copied. */
export function GoneStatus({ title, changed, fields }: GoneStatusProps) {
  const t = useDomainTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOfChanges(changed(), fields.label));
      notify.success(t('gone.copied'), { duration: TOAST });
    } catch {
      notify.error(t('gone.copy-failed'));
    }
  };
  return (
    <SaveStatus
      problem="refused"
      title={title ?? t('gone.title')}
      detail={t('gone.message')}
      action={{ label: t('gone.copy'), onClick: () => void copy() }}
    />
  );
}
